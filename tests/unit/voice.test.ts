import { voiceFor } from '@maveshi/shared/locale/choose-voice'
import { LANGUAGES } from '@maveshi/shared/locale/languages'
import { listeningTag } from '@maveshi/shared/locale/listening'
import { speaks } from '@maveshi/shared/locale/voice'
import { expect, test } from 'vitest'

const voice = (lang: string, traits: { localService?: boolean; default?: boolean } = {}) => ({
  lang,
  localService: false,
  default: false,
  ...traits,
})

test('a voice of India is chosen before others of the language', () =>
  expect(voiceFor([voice('en-US', { default: true, localService: true }), voice('en-IN')], 'en')?.lang).toBe('en-IN'))

test('a voice that needs no network is chosen before one that does', () =>
  expect(voiceFor([voice('hi-IN'), voice('hi_IN', { localService: true })], 'hi')?.lang).toBe('hi_IN'))

test('there is none where no voice reads the language', () => {
  expect(voiceFor([voice('en-IN'), voice('hi-IN')], 'ur')).toBeUndefined()
  expect(voiceFor([], 'hi')).toBeUndefined()
})

test.each([
  ['hi-IN', 'hi', true],
  ['hi_IN', 'hi', true],
  ['HI', 'hi', true],
  ['hil-PH', 'hi', false],
  ['ur-PK', 'ur', true],
  ['pa-IN', 'pa', true],
  ['pa-Guru-IN', 'pa', true],
  ['pa-Arab-PK', 'pa', false],
  ['pa_PK', 'pa', false],
] as const)('whether a voice of %s reads %s: %s', (lang, language, expected) =>
  expect(speaks({ lang }, language)).toBe(expected),
)

test('those who listen are told the language of India', () =>
  expect(LANGUAGES.map(listeningTag).join(' ')).toBe(
    'en-IN hi-IN mr-IN gu-IN pa-Guru-IN bn-IN ta-IN te-IN kn-IN ml-IN ur-IN',
  ))
