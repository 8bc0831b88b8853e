import { FLAGGED_WORDS } from '@maveshi/shared/listing/flagged-words'
import { flagsOf } from '@maveshi/shared/listing/flags'
import { spokenAmount } from '@maveshi/shared/locale/amount'
import { expect, test } from 'vitest'

test.each([
  ['Call 98765 43210 now', [{ flag: 'phone', found: '98765 43210' }]],
  ['फ़ोन ९८७६५४३२१०', [{ flag: 'phone', found: '9876543210' }]],
  ['pay to asha@okaxis', [{ flag: 'payment', found: 'asha@okaxis' }]],
  ['see www.cows.example', [{ flag: 'link', found: 'www.' }]],
  ['Send an ADVANCE by post', [{ flag: 'words', found: 'advance' }]],
  ['A well advanced heifer, ear tag 356789012345', []],
  ['', []],
] as const)('“%s”', (text, expected) => expect(flagsOf(text)).toEqual(expected))

test('words of Latin letters need no care in a pattern', () => {
  const latin = Object.values(FLAGGED_WORDS)
    .flat()
    .filter((word) => /^[ -~]+$/.test(word))
  expect(latin.filter((word) => !/^[a-z ]+$/.test(word))).toEqual([])
})

test.each([
  [999, undefined],
  [45_000, { number: 45, unit: 'thousand' }],
  [450_000, { number: 4.5, unit: 'lakh' }],
  [25_000_000, { number: 2.5, unit: 'crore' }],
] as const)('₹%d as it is said', (rupees, expected) => expect(spokenAmount(rupees)).toEqual(expected))
