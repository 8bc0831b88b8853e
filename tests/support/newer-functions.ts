import { type AnyNode, type AssignmentExpression, type MemberExpression, parse } from 'acorn'
import { isKnownAt, namesAt } from './old-browsers.ts'

/** Where functions and classes stand in MDN's tables. */
const HOMES = [['javascript', 'builtins'], ['javascript', 'builtins', 'Intl'], ['api']] as const

/** Member by name: whether any class has one of that name that every listed browser knows. */
const members = new Map<string, boolean>()
for (const home of HOMES) {
  for (const owner of namesAt(...home)) {
    for (const name of namesAt(...home, owner)) {
      const member = name.replace(/_(?:static|event)$/, '')
      const isKnown = isKnownAt(...home, owner, name)
      if (isKnown !== undefined) members.set(member, members.get(member) || isKnown)
    }
  }
}

const isNewGlobal = (name: string) => HOMES.some((home) => isKnownAt(...home, name) === false)

const isNewStatic = (owner: string, name: string) =>
  HOMES.some((home) => (isKnownAt(...home, owner, `${name}_static`) ?? isKnownAt(...home, owner, name)) === false)

function newStatic({ object, property, computed }: MemberExpression): string | undefined {
  if (computed || property.type !== 'Identifier') return undefined
  const { name } = property
  if (object.type === 'Identifier' && isNewStatic(object.name, name)) return `${object.name}.${name}`
  return undefined
}

/** A property that is only read is nothing where it is missing; one that is called throws. */
function newCall(callee: AnyNode): string | undefined {
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return undefined
  const { name } = callee.property
  return members.get(name) === false ? `.${name}` : undefined
}

const isNode = (value: unknown): value is AnyNode => typeof (value as AnyNode | null)?.type === 'string'

/** Every part of a script that stands for a value: names of properties and of labels do not. */
function* valuesIn(node: AnyNode): Generator<AnyNode> {
  yield node
  for (const [key, value] of Object.entries(node)) {
    const isName = (key === 'property' || key === 'key') && !('computed' in node && node.computed)
    if (isName) continue
    for (const child of [value].flat()) if (isNode(child)) yield* valuesIn(child)
  }
}

/** Chromium before 91 counts the arguments of `?.(...list)` wrongly. */
const isSpreadOptionalCall = (node: AnyNode) =>
  node.type === 'CallExpression' && node.optional && node.arguments.some(({ type }) => type === 'SpreadElement')

/** A property that stands for an attribute only in younger browsers: nobody would be read what it says. */
const reflectedIn = ({ left }: AssignmentExpression) =>
  left.type === 'MemberExpression' && left.property.type === 'Identifier' && /^aria[A-Z]/.test(left.property.name)
    ? `.${left.property.name} =`
    : ''

/**
 * What a script calls that some listed browser does not have, by name: `AbortSignal.timeout`, `.at`.
 * @throws SyntaxError where it is not written in ES2020, which is what all of them read
 */
export function newerFunctions(script: string): Set<string> {
  const found = new Set<string>()
  const program = parse(script, { ecmaVersion: 2020, sourceType: 'module', allowHashBang: false })
  for (const node of valuesIn(program)) {
    const name =
      node.type === 'MemberExpression' ? newStatic(node) : node.type === 'CallExpression' ? newCall(node.callee) : ''
    if (name) found.add(name)
    if (node.type === 'Identifier' && isNewGlobal(node.name)) found.add(node.name)
    if (isSpreadOptionalCall(node)) found.add('?.(...)')
    if (node.type === 'AssignmentExpression') found.add(reflectedIn(node))
    if (node.type === 'Literal' && node.regex && /\(\?<[=!]/.test(node.regex.pattern)) found.add('/(?<=a)/')
  }
  found.delete('')
  return found
}
