import fc from 'fast-check'
import { mostly } from './attempt.ts'

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
