import { isolate } from './isolate.ts'
import { type Language, languageFacts } from './languages.ts'

/** One namespace as its file holds it: texts, nested as deep as one likes. */
export interface Words {
  readonly [key: string]: string | Words
}

/** Namespaces by name. */
export type Namespaces = Readonly<Record<string, Words>>

export type Parameters = Readonly<Record<string, string | number>>

/** Finds the text of a `namespace:path.to.key` and puts the parameters in. */
export type Translate = (key: string, parameters?: Parameters) => string

function find(words: Words | undefined, path: readonly string[]): string | undefined {
  let here: string | Words | undefined = words
  for (const step of path) here = typeof here === 'object' ? here[step] : undefined
  return typeof here === 'string' ? here : undefined
}

/**
 * Reads the files of `locales/`: i18next's JSON format v4 (keys nested by dots, plurals by suffix, `{{name}}` for
 * parameters, nothing escaped). This small reader and not i18next itself, because an island's JavaScript has a budget;
 * a test compares the two over every key. Where a language runs from right to left, what is put in runs by itself.
 * @throws Error on a key that is not there: English is the key schema, so a missing key is a mistake of ours
 */
export function createTranslate(language: Language, namespaces: Namespaces): Translate {
  const plural = new Intl.PluralRules(language)
  const isRightToLeft = languageFacts(language).direction === 'rtl'
  const shown = (value: string | number) => (isRightToLeft ? isolate(String(value)) : String(value))
  return (key, parameters = {}) => {
    const [namespace = '', rest = ''] = key.split(':')
    const path = rest.split('.')
    const last = path.pop() ?? ''
    const suffix = typeof parameters.count === 'number' ? `_${plural.select(parameters.count)}` : ''
    const words = namespaces[namespace]
    const text =
      find(words, [...path, last + suffix]) ?? find(words, [...path, `${last}_other`]) ?? find(words, [...path, last])
    if (text === undefined) throw new Error(`No text for ${key} in ${language}`)
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      const value = parameters[name]
      return value === undefined ? whole : shown(value)
    })
  }
}
