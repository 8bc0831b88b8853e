import fc from 'fast-check'
import { type Attempt, caller, mostly, type Target } from './attempt.ts'
import type { Known } from './likely-values.ts'
import { headerText, percent } from './twists.ts'
import { oddWord } from './values.ts'

/** What pages read of an address, and what they do not. */
const PARAMETERS = [
  'q',
  'lng',
  'page',
  'after',
  'sort',
  'category',
  'categories',
  'tab',
  'near',
  'within',
  'state',
  'district',
  'price_min',
  'price_max',
  'breed',
  'age',
  'b',
  'token_hash',
  'type',
  'redirect',
  'next',
  'id',
  'listing',
  '__proto__',
  'constructor',
  'utm_source',
  '',
]
const METHODS = ['GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE']

/** One page, or what else the storefront's server answers by itself. */
export function pageTarget(path: string, known: Known): Target {
  const name = mostly<string>(
    [3, fc.constantFrom(...known.listings, ...known.categories, ...known.people)],
    [3, oddWord.map(percent)],
    [1, oddWord.map((word) => headerText(word).replaceAll(/[ ?#]/g, '_'))],
    [
      1,
      fc.constantFrom(
        '..',
        '%2e%2e',
        '..%2f..%2fpackage.json',
        '%2e%2e%5c',
        '.',
        'en',
        'common.json',
        'index',
        '__data.json',
      ),
    ],
  )
  const value = mostly(
    [4, oddWord],
    [2, fc.constantFrom(...known.listings, ...known.categories, ...known.places, 'hi', 'newest', '1', '-1', '1e99')],
  )
  const pairs = fc.array(fc.tuple(fc.constantFrom(...PARAMETERS), value), { maxLength: 5 })
  const queries = mostly(
    [2, fc.constant('')],
    [5, pairs.map((all) => `?${all.map(([key, one]) => `${percent(key)}=${percent(one)}`).join('&')}`)],
    [
      1,
      pairs.map((all) => `?${all.map(([key, one]) => headerText(`${key}=${one}`).replaceAll(/[ #]/g, '+')).join('&')}`),
    ],
  )
  const attempts = fc
    .tuple(fc.array(name, { minLength: 2, maxLength: 2 }), queries, fc.constantFrom(...METHODS), caller)
    .map(([names, query, method, who]): Attempt => {
      let used = 0
      const to = path.replaceAll(/:\w+/g, () => names[used++ % 2] ?? '') + query
      return {
        kind: 'page',
        target: path,
        door: 'storefront',
        caller: who,
        method,
        path: to,
        headers: [['accept', 'text/html,*/*']],
        isWellFormed: !/\s/.test(to),
      }
    })
  return { kind: 'page', name: path, attempts }
}
