import { type Block, type CssNode, type Declaration, generate, parse, type Rule, walk } from 'css-tree'
import { isKnownAt } from './old-browsers.ts'

const isNew = (...path: string[]) => isKnownAt('css', ...path) === false

/** Units by what MDN's tables call them. */
const UNITS: Readonly<Record<string, string>> = {
  dvh: 'viewport_percentage_units_dynamic',
  svh: 'viewport_percentage_units_small',
  lvh: 'viewport_percentage_units_large',
  dvw: 'viewport_percentage_units_dynamic',
}

function* newInValue(property: string, value: CssNode): Generator<string> {
  const found: string[] = []
  walk(value, (node) => {
    if (node.type === 'Dimension' && isNew('types', 'length', UNITS[node.unit] ?? node.unit)) found.push(node.unit)
    if (node.type === 'Function' && isNew('types', node.name)) found.push(`${node.name}()`)
    if (node.type === 'Function' && isNew('types', 'color', node.name)) found.push(`${node.name}()`)
    if (node.type === 'Identifier' && isNew('properties', property, node.name)) found.push(`${property}: ${node.name}`)
  })
  yield* found
}

function newInDeclaration({ property, value }: Declaration): string[] {
  if (property.startsWith('-')) return []
  return [...(isNew('properties', property) ? [property] : []), ...newInValue(property, value)]
}

/** Whatever is not understood falls back on what the same rule said of the property before. */
function newInBlock({ children }: Block): string[] {
  const settled = new Set<string>()
  const found: string[] = []
  for (const node of children) {
    if (node.type === 'Rule') found.push('nesting')
    if (node.type !== 'Declaration') continue
    const inIt = newInDeclaration(node)
    if (inIt.length === 0) settled.add(node.property)
    else if (!settled.has(node.property)) found.push(...inIt)
  }
  return found
}

function newInSelector(selector: CssNode): string[] {
  const found: string[] = []
  walk(selector, (node) => {
    if (node.type === 'NestingSelector') found.push('nesting')
    if (node.type !== 'PseudoClassSelector' && node.type !== 'PseudoElementSelector') return
    if (!node.name.startsWith('-') && isNew('selectors', node.name)) found.push(`:${node.name}`)
    if (node.name === 'not' && generate(node).includes(',')) found.push(':not(a, b)')
  })
  return found
}

/** One selector that is not understood takes those beside it along. */
function newInSelectors({ prelude }: Rule): string[] {
  if (prelude.type !== 'SelectorList') return []
  const each = prelude.children.toArray().map(newInSelector)
  const all = each.flat()
  return all.length > 0 && each.some((found) => found.length === 0) ? all.map((name) => `a, ${name}`) : all
}

function newInQuery(query: string): string[] {
  const features = [...query.matchAll(/\(\s*([\w-]+)/g)].map(([, name = '']) => name.replace(/^(?:min|max)-/, ''))
  return [
    ...(/[<>]/.test(query) ? ['@media (a >= b)'] : []),
    ...features.filter((name) => isNew('at-rules', 'media', name)).map((name) => `@media (${name})`),
  ]
}

/**
 * What of a stylesheet some listed browser does not understand, by name: `@layer`, `:is`, `dvh`. Whatever `@supports` asks
 * about stands for itself.
 * @throws Error where it cannot be read
 */
export function newerStyles(css: string): Set<string> {
  const found = new Set<string>()
  const note = (names: readonly string[]) => names.forEach((name) => void found.add(name))
  const broken: string[] = []
  const sheet = parse(css, { onParseError: ({ message }) => broken.push(message) })
  // What it is asked about is not looked at.
  if (broken.length > 0 && !css.includes('@supports')) throw new Error(broken.join())
  walk(sheet, {
    enter(node: CssNode) {
      if (node.type === 'Atrule') {
        if (node.name === 'supports') return walk.skip
        if (isNew('at-rules', node.name)) note([`@${node.name}`])
        if (node.name === 'media' && node.prelude) note(newInQuery(generate(node.prelude)))
        if (/keyframes$/.test(node.name)) return walk.skip
      }
      if (node.type === 'Rule') note([...newInSelectors(node), ...newInBlock(node.block)])
      return undefined
    },
  })
  return found
}

/** A stylesheet as the oldest listed browsers take it: without what they do not understand. */
export function asOlderBrowsersRead(css: string): string {
  const sheet = parse(css)
  walk(sheet, (node, item, list) => {
    if (!list) return
    const isUnknown =
      (node.type === 'Atrule' && (node.name === 'supports' || isNew('at-rules', node.name))) ||
      (node.type === 'Atrule' && node.name === 'media' && node.prelude && /[<>]/.test(generate(node.prelude))) ||
      (node.type === 'Rule' && newInSelectors(node).length > 0) ||
      (node.type === 'Declaration' && newInDeclaration(node).length > 0)
    if (isUnknown) list.remove(item)
  })
  return generate(sheet)
}

/** What a stylesheet says of properties that all browsers call the same: each with its value, as `CSS.supports` reads it. */
export function declarationsIn(css: string): readonly string[] {
  const said: string[] = []
  walk(parse(css), {
    visit: 'Declaration',
    enter: ({ property, value }) => void (property.startsWith('-') || said.push(`${property}: ${generate(value)}`)),
  })
  return said
}
