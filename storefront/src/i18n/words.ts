import { FALLBACK_LANGUAGE, type Language } from '@maveshi/shared/locale/languages'
import { createTranslate, type Namespaces, type Translate, type Words } from '@maveshi/shared/locale/translate'

const files = import.meta.glob<Words>('../../../locales/??/*.json', { eager: true, import: 'default' })

const byLanguage = new Map<string, Record<string, Words>>()
for (const [path, words] of Object.entries(files)) {
  const [, language = '', namespace = ''] = /locales\/(\w+)\/(\w+)\.json$/.exec(path) ?? []
  byLanguage.set(language, { ...byLanguage.get(language), [namespace]: words })
}

/** Words over those they fall back to: what is missing above shows from below. */
function over(words: Words | string | undefined, below: Words): Words {
  if (typeof words !== 'object') return below
  const both = Object.entries(below).map(([key, under]) => [
    key,
    typeof under === 'object' ? over(words[key], under) : (words[key] ?? under),
  ])
  return { ...words, ...Object.fromEntries(both) }
}

const complete = new Map<Language, Namespaces>()

/** Every namespace in a language; a word that nobody has translated yet is English. */
function namespacesOf(language: Language): Namespaces {
  const known = complete.get(language)
  if (known) return known
  const made = over(byLanguage.get(language), byLanguage.get(FALLBACK_LANGUAGE) ?? {}) as Namespaces
  complete.set(language, made)
  return made
}

const translators = new Map<Language, Translate>()

/** Finds words in a language, on the server. */
export function translator(language: Language): Translate {
  const known = translators.get(language)
  if (known) return known
  const made = createTranslate(language, namespacesOf(language))
  translators.set(language, made)
  return made
}

/** Some of the words of a namespace, by their first keys: the phone need not load the others. */
export function only(namespace: Words | undefined, ...keys: string[]): Words {
  return Object.fromEntries(Object.entries(namespace ?? {}).filter(([key]) => keys.includes(key)))
}

/** The namespaces that an island needs, to be handed to it: the phone fetches no words of its own. */
export function wordsFor(language: Language, namespaces: readonly string[]): Namespaces {
  const all = namespacesOf(language)
  return Object.fromEntries(namespaces.map((name) => [name, all[name] ?? {}]))
}
