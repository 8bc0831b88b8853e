import fc from 'fast-check'
import { mostly } from './attempt.ts'
import type { ApiSchema, Value } from './schema.ts'

/** Numbers as they are written: too large, too small, and some that JSON does not know. */
const oddNumber = fc.constantFrom(
  ...['0', '-0', '-1', '1.5', '5e-324', '1e-400', '1e308', '1e999', '-1e999', '2147483648', '-2147483649'],
  ...['9223372036854775808', '-9223372036854775809', '18446744073709551616', '9'.repeat(400), `0.${'1'.repeat(400)}`],
)
const noNumber = fc.constantFrom('NaN', 'Infinity', '-Infinity', '0x10', '01', '1_000', '+1', '.5', 'undefined', '١٢')

const ODD_WORDS: readonly string[] = [
  ...['', ' ', '\u00a0\u3000', '\u0000', 'a\u0000b', '\u0001\u001f\u007f', '\ud800', '\udfff\ud800', '\u202e\u2066x'],
  ...[
    '\ufeff',
    '\u200d\u200c',
    'क\u094d\u0930\u093c',
    '🐄'.repeat(40),
    'ﷺ'.repeat(50),
    'x\r\nset-cookie: a=b',
    '\\',
    '"',
  ],
  ...[
    '%',
    '%%',
    '_',
    '%_%',
    "'",
    "';--",
    "' or 1=1 --",
    '$1',
    '$$',
    '{',
    '}',
    '[',
    ']',
    '(',
    ')',
    '*',
    '(,)',
    ',',
    ';',
  ],
  ...['{"a":', '{}', '[]', '{1,2,NULL}', '{{1},{2}}', '{"', '[1,2)', 'empty', 'null', 'true', 'NaN', 'Infinity'],
  ...['-infinity', 'now', 'epoch', '2026-02-30', '0000-00-00', '294277-01-01', '24:61', '-5 days', '9e9 years'],
  ...[
    '../../etc/passwd',
    '..%2f..%2f',
    'a&&b',
    '!:*',
    "a' <-> 'b",
    'a | !b & (c',
    '(a+)+$',
    '(.*)*(.*)*x',
    '[',
    '(?=',
    '\\1',
  ],
  ...['<script>alert(1)</script>', '{{7*7}}', 'javascript:alert(1)', '__proto__', 'constructor', 'toString'],
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-fffffffffffg', 'IN.16', 'Goat', 'admin', 'eq.1'],
]

/** Text of a length that grows: most is short, a little has a megabyte. */
const longText = fc
  .tuple(
    fc.constantFrom('a', 'x ', '%', '(', 'क', '🐄', 'a,', '\\', '{', "'", '0', '.*'),
    mostly([12, fc.constantFrom(300, 2000, 9000)], [3, fc.constant(70_000)], [1, fc.constant(1_000_000)]),
  )
  .map(([piece, length]) => piece.repeat(Math.ceil(length / Buffer.byteLength(piece))))

/** Text that is no right answer to most questions. */
export const oddText: fc.Arbitrary<string> = mostly(
  [12, fc.constantFrom(...ODD_WORDS)],
  [3, fc.string({ unit: 'binary', maxLength: 24 })],
  [3, fc.string({ unit: 'grapheme', maxLength: 24 })],
  [2, longText],
)

/** The same, but never longer than an address may be. */
export const oddWord: fc.Arbitrary<string> = mostly(
  [9, fc.constantFrom(...ODD_WORDS)],
  [3, fc.string({ unit: 'binary', maxLength: 24 })],
  [1, fc.constantFrom('a'.repeat(300), 'क'.repeat(400), '('.repeat(1000), 'x '.repeat(2000))],
)

const times = (piece: string, count: number, between = ',') => Array.from({ length: count }, () => piece).join(between)
const counts = mostly([6, fc.constantFrom(2, 30, 400)], [2, fc.constant(6000)], [1, fc.constant(100_000)])

/** JSON that is deep, wide, or says the same twice. */
const oddShape: fc.Arbitrary<string> = fc.oneof(
  counts.map((count) => `${'['.repeat(count)}${']'.repeat(count)}`),
  counts.map((count) => `${'{"a":'.repeat(Math.min(count, 20_000))}1${'}'.repeat(Math.min(count, 20_000))}`),
  counts.map((count) => `[${times('"Goat"', count)}]`),
  counts.map((count) => `[${times('1', count)}]`),
  counts.map((count) => `{${Array.from({ length: Math.min(count, 20_000) }, (_, n) => `"k${n}":${n}`).join(',')}}`),
  fc.constantFrom(
    '{"__proto__":{"is_admin":true}}',
    '{"a":1,"a":2}',
    '{"":""}',
    '[null]',
    '[[1,2],[3]]',
    '[{}]',
    '{"from":1}',
  ),
)

/** JSON of any kind, as text. */
export const oddJson: fc.Arbitrary<string> = mostly(
  [4, oddNumber],
  [3, fc.constantFrom('null', 'true', 'false')],
  [6, oddText.map((text) => JSON.stringify(text))],
  [3, oddShape],
  [2, fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value))],
)

/** No JSON, though it is called so. */
export const noJson: fc.Arbitrary<string> = fc.oneof(
  noNumber,
  noNumber.map((number) => `{"query":${number}}`),
  fc.constantFrom(
    '',
    ' ',
    '{',
    '{"a"',
    '[1,',
    '"',
    "{'a':1}",
    '{a:1}',
    '\u0000',
    '{}{}',
    '{"a":1}]',
    '\ufeff{}',
    'a=b&c=d',
  ),
)

/** Names and ids that the market knows, for requests that are nearly right. */
export interface Known {
  readonly listings: readonly string[]
  readonly people: readonly string[]
  readonly categories: readonly string[]
  readonly places: readonly string[]
  readonly emails: readonly string[]
}

const WORDS = ['cow', 'goat', 'गाय', 'పాలు', 'newest', 'price', 'phone', 'whatsapp', 'en', 'hi', 'other', 'sold', 'here']
const DAYS = ['2026-01-01', '2026-11-22', '1999-01-01', '2999-12-31']
const SETTINGS = ['support_admin_email', 'moderation', 'listing_days', 'flagged_words']

/** What a column or an argument of this name would take, more or less. */
function likelyText(name: string, known: Known): fc.Arbitrary<string> {
  if (/listing(_ids?)?$/.test(name)) return fc.constantFrom(...known.listings)
  if (/(profile|seller|user|person|reporter|actor)(_id)?$/.test(name)) return fc.constantFrom(...known.people)
  if (/^ids?$|_ids?$/.test(name)) return fc.constantFrom(...known.listings, ...known.people, ...known.places)
  if (/categor/.test(name)) return fc.constantFrom(...known.categories)
  if (/place|state|district|near/.test(name)) return fc.constantFrom(...known.places)
  if (/_at$|_on$|day|since/.test(name)) return fc.constantFrom(...DAYS)
  if (/setting|key/.test(name)) return fc.constantFrom(...SETTINGS)
  if (/table/.test(name)) return fc.constantFrom('categories', 'dropdown_options', 'listing_fields', 'profiles')
  return fc.constantFrom(...WORDS, ...known.categories.slice(0, 3))
}

/** A value that may well be taken, as JSON. */
export function likelyJson({ name, type }: Value, known: Known, schema: ApiSchema): fc.Arbitrary<string> {
  if (type.endsWith('[]')) {
    return fc
      .array(likelyJson({ name, type: type.slice(0, -2) }, known, schema), { maxLength: 4 })
      .map((items) => `[${items.join(',')}]`)
  }
  const [, enumName] = /\['Enums'\]\['(\w+)'\]/.exec(type) ?? []
  if (enumName) return fc.constantFrom(...(schema.enums.get(enumName) ?? [])).map((label) => JSON.stringify(label))
  if (type === 'number') return fc.integer({ min: 0, max: 60 }).map(String)
  if (type === 'boolean') return fc.constantFrom('true', 'false')
  if (type === 'Json')
    return fc.constantFrom('{}', '[]', '{"breed":"Gir"}', '{"en":"x"}', '[{"a":1}]', '{"price":{"min":1}}')
  return likelyText(name, known).map((text) => JSON.stringify(text))
}

/** Mostly something that may be taken, often something else. */
export const anyJson = (value: Value, known: Known, schema: ApiSchema): fc.Arbitrary<string> =>
  mostly([6, likelyJson(value, known, schema)], [4, oddJson])

/** JSON of such values, each with its name; some are missing and some are too many. */
export function jsonObject(
  values: readonly Value[],
  known: Known,
  schema: ApiSchema,
  isIncluded: fc.Arbitrary<boolean> = mostly([4, fc.constant(true)], [1, fc.constant(false)]),
): fc.Arbitrary<string> {
  const entries = values.map((value) =>
    fc
      .tuple(isIncluded, anyJson(value, known, schema))
      .map(([isIncluded, json]) => (isIncluded ? `${JSON.stringify(value.name)}:${json}` : '')),
  )
  const stray = mostly(
    [9, fc.constant('')],
    [1, fc.tuple(oddWord, oddJson).map(([name, json]) => `${JSON.stringify(name)}:${json}`)],
  )
  return fc.tuple(...entries, stray).map((all) => `{${all.filter(Boolean).join(',')}}`)
}
