import type { Language } from '@maveshi/shared/locale/languages'
import { languagesOf } from '@maveshi/shared/locale/written-in'
import { expect, test } from 'vitest'

test.each([
  ['its letters, where one language alone has them', 'ನನಗೆ ಹತ್ತು ಕುರಿಗಳು ಬೇಕು.', undefined, ['kn']],
  ['its letters, where two have them', 'दोन शेळ्या हव्यात.', undefined, ['hi', 'mr']],
  ['what is said of it, where its letters allow that', 'दोन शेळ्या हव्यात.', 'mr', ['mr']],
  ['its letters, where they are not those of what is said of it', 'दोन शेळ्या हव्यात.', 'en', ['hi', 'mr']],
  ['most of its letters', 'ताजी Murrah भैंस, HF की नहीं', 'hi', ['hi']],
  ['what is said of it, in Latin letters', 'Two healthy goats (गाय)', 'en', ['en']],
] as const)('the language of a text is told by %s', (_by, text, said, expected) => {
  expect(languagesOf(text, said)).toEqual(expected)
})

test.each([
  ['Latin letters of whom nobody has said what they are', 'Do bakri chahiye', undefined],
  ['Latin letters of somebody who writes Hindi', 'Do bakri chahiye', 'hi'],
  ['two scripts alike', 'गाय ગાય', undefined],
  ['no letters', '2 × 50', 'en'],
] as const)('the language of a text is not told by %s', (_by, text, said: Language | undefined) => {
  expect(languagesOf(text, said)).toEqual([])
})
