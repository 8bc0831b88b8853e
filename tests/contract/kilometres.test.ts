import { LANGUAGES } from '@maveshi/shared/locale/languages'
import type { Words } from '@maveshi/shared/locale/translate'
import { describe, expect, test } from 'vitest'
import { flatten } from '../../commands/words/audit.ts'
import { filesUnder, readJson } from '../support/repository.ts'

/** A kilometre in any of the ways in which the languages write it: short with dots or without, or in full. */
const KILOMETRE =
  /\bkms?\b|\bkilomet|कि(?:\.\s?)?मी|कि॰|किलो\s?मी|કિ(?:\.\s?)?મી|કિલો\s?મી|ਕਿ(?:\.\s?)?ਮੀ|ਕਿਲੋ\s?ਮੀ|কি(?:\.\s?)?মি|কিলো\s?মি|கி(?:\.\s?)?மீ|கிலோ\s?மீ|కి(?:\.\s?)?మీ|కిలో\s?మీ|ಕಿ(?:\.\s?)?ಮೀ|ಕಿಲೋ\s?ಮೀ|കി(?:\.\s?)?മീ|കിലോ\s?മീ|کلو\s?میٹر|کلومیٹر/i

describe('a kilometre is written one way', () => {
  test.each(LANGUAGES)('in distances and in the unit of a question: %s', (language) => {
    const { kilometres } = readJson<{ kilometres: string }>(`locales/${language}/listing.json`)
    const { units } = readJson<{ units: { km: string } }>(`shared/src/catalogue/labels/${language}.json`)
    expect(kilometres).toBe(`{{number}} ${units.km}`)
  })

  test.each(LANGUAGES)('by one text, which all others are given: %s', (language) => {
    const texts = filesUnder(`locales/${language}`, ['.json']).flatMap(({ path }) =>
      [...flatten(readJson<Words>(path))].map(([key, text]) => ({ name: `${path} ${key}`, text })),
    )
    const own = texts.filter(({ text }) => KILOMETRE.test(text)).map(({ name }) => name)
    // A voice says in full what is written short.
    const written = own.filter((name) => !name.includes(' spoken.'))
    expect(written).toEqual([`locales/${language}/listing.json kilometres`])
  })

  test('and code asks nobody else for its name', () => {
    const asked = filesUnder('storefront/src', ['.ts', '.tsx', '.astro']).filter(({ read }) =>
      /unit: 'kilometer'|\}\s?km\b/.test(read()),
    )
    expect(asked.map(({ path }) => path)).toEqual([])
  })
})
