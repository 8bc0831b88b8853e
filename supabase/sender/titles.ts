import { type CatalogueRows, categoriesInWords, fieldsInWords } from '@maveshi/shared/catalogue/in-words'
import { type TitledCategories, titledCategories } from '@maveshi/shared/listing/title-words'
import type { Language } from '@maveshi/shared/locale/languages'
import { wordsIn } from './words.ts'

/** Administrators change the catalogue while it is sent. */
const CACHED_MS = 300_000

/** What listings are called in a language. */
export type ReadTitles = (language: Language) => Promise<TitledCategories>

/** Reads the catalogue now and again, and makes each language's words of it once. */
export function cachedTitles(readCatalogue: () => Promise<CatalogueRows>): ReadTitles {
  let [readAt, rows] = [Number.NEGATIVE_INFINITY, undefined as Promise<CatalogueRows> | undefined]
  const made = new Map<Language, TitledCategories>()
  return async (language) => {
    if (!rows || performance.now() - readAt > CACHED_MS) {
      made.clear()
      readAt = performance.now()
      rows = readCatalogue()
      rows.catch(() => {
        rows = undefined
      })
    }
    const catalogue = await rows
    const known = made.get(language)
    if (known) return known
    const fields = fieldsInWords(catalogue, language, wordsIn(language)('fieldTypes:subcategory'))
    const titles = titledCategories(categoriesInWords(catalogue, language), fields, language)
    made.set(language, titles)
    return titles
  }
}
