import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@maveshi/shared/locale/languages'
import { createTranslate, type Translate, type Words } from '@maveshi/shared/locale/translate'
import { ROOT } from '../local/environment.ts'

/** What notices are told with. */
const NAMESPACES = ['notices', 'dashboard', 'listing', 'mail', 'fieldTypes']

const known = new Map<Language, Translate>()

/** The words of a language, read once. */
export function wordsIn(language: Language): Translate {
  const read = known.get(language)
  if (read) return read
  const files = NAMESPACES.map((name) => {
    const text = readFileSync(join(ROOT, `locales/${language}/${name}.json`), 'utf8')
    return [name, JSON.parse(text) as Words] as const
  })
  const translate = createTranslate(language, Object.fromEntries(files))
  known.set(language, translate)
  return translate
}
