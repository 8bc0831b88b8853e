import { type Embeds, FUNCTIONS, TABLES } from '@maveshi/shared/gateway/rest-policy'
import { expect, test } from 'vitest'
import { filesUnder } from '../support/repository.ts'

/** Everything that asks the backend on behalf of people. */
const PRODUCT = ['storefront/src', 'storefront/server', 'backoffice/src'].flatMap((folder) =>
  filesUnder(folder, ['.ts', '.tsx', '.astro']).map(({ read }) => read()),
)
const whole = PRODUCT.join('\n')
const all = (pattern: RegExp) => new Set([...whole.matchAll(pattern)].map(([, name = '']) => name))

/** The names in one part of the types that are made from the database. */
function typed(part: 'Tables' | 'Views' | 'Functions'): string[] {
  const [types = ''] = filesUnder('shared', ['database.types.ts']).map(({ read }) => read())
  const [, names = ''] = new RegExp(`\\n {4}${part}: \\{\\n(.*?)\\n {4}\\}`, 's').exec(types) ?? []
  return [...names.matchAll(/^ {6}(\w+):/gm)].map(([, name = '']) => name)
}

test('every table of the API has a policy, and no other', () => {
  expect(Object.keys(TABLES).sort()).toEqual([...typed('Tables'), ...typed('Views')].sort())
})

test('every function that is let through is there and is called', () => {
  const known = new Set(typed('Functions'))
  const called = (name: string) => new RegExp(`(['"\`]|rpc/)${name}['"\`]`).test(whole)
  expect(Object.keys(FUNCTIONS).filter((name) => !known.has(name) || !called(name))).toEqual([])
})

test('every table and function that is called is let through', () => {
  const functions = all(/(?:rpc|[cC]all|step)(?:<[^(]*>)?\(\s*'(\w+)'|findRows\(call, '(?:\w+)'|rpc\/(\w+)/g)
  expect([...functions].filter((name) => name && !Object.hasOwn(FUNCTIONS, name))).toEqual([])
  const tables = all(/\.from\(\s*'(\w+)'\)/g)
  expect([...tables].filter((name) => !Object.hasOwn(TABLES, name))).toEqual([])
})

test('every table that may be read along is read along', () => {
  const names = (embeds: Embeds): string[] =>
    Object.entries(embeds).flatMap(([name, deeper]) => [name, ...names(deeper)])
  const let_in = new Set(Object.values(TABLES).flatMap(({ embeds = {} }) => names(embeds)))
  expect([...let_in].filter((name) => !new RegExp(`\\b${name}(!inner)?\\(`).test(whole))).toEqual([])
})

test('nothing is asked by an operator that is not let through', () => {
  const operators = all(/\.(neq|gte?|lte?|match|contains|containedBy|overlaps|textSearch|range[A-Z]\w+|isDistinct)\('/g)
  expect([...operators]).toEqual([])
  const ofLists = all(/[\w}]@(\w+)[`'"\]]/g)
  expect([...ofLists].filter((name) => !['is', 'in', 'like', 'or', 'order'].includes(name))).toEqual([])
})
