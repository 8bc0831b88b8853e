import type { Language } from '@maveshi/shared/locale/languages'
import { createTranslate, type Namespaces, type Translate, type Words } from '@maveshi/shared/locale/translate'

const files = import.meta.glob<Words>('../../../locales/*/*.json', { eager: true, import: 'default' })

const byLanguage = new Map<string, Record<string, Words>>()
for (const [path, words] of Object.entries(files)) {
  const [, language = '', namespace = ''] = /locales\/(\w+)\/(\w+)\.json$/.exec(path) ?? []
  byLanguage.set(language, { ...byLanguage.get(language), [namespace]: words })
}

const translators = new Map<Language, Translate>()

/** Finds words in a language, on the server. */
export function translator(language: Language): Translate {
  const known = translators.get(language)
  if (known) return known
  const made = createTranslate(language, byLanguage.get(language) ?? {})
  translators.set(language, made)
  return made
}

/** The namespaces that an island needs, to be handed to it: the phone fetches no words of its own. */
export function wordsFor(language: Language, namespaces: readonly string[]): Namespaces {
  const all = byLanguage.get(language) ?? {}
  return Object.fromEntries(namespaces.map((name) => [name, all[name] ?? {}]))
}
