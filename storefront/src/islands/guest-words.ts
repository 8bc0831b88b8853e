import { isolate } from '@maveshi/shared/locale/isolate'
import { type Language, languageFacts } from '@maveshi/shared/locale/languages'
import type { Namespaces, Parameters, Translate, Words } from '@maveshi/shared/locale/translate'

function find(words: Words | undefined, path: readonly string[]): string | undefined {
  let here: string | Words | undefined = words
  for (const step of path) here = typeof here === 'object' ? here[step] : undefined
  return typeof here === 'string' ? here : undefined
}

/**
 * Reads words where a page of guests has something to say, whose scripts may weigh less than half of i18next: keys nested
 * by dots, plural forms, contexts, parameters. A test holds it to what i18next says over every key of the namespaces that
 * they fetch.
 * @throws Error on a key that is not there
 */
export function guestTranslate(language: Language, namespaces: Namespaces): Translate {
  const plural = new Intl.PluralRules(language)
  const isRightToLeft = languageFacts(language).direction === 'rtl'
  const shown = (value: string | number) => (isRightToLeft ? isolate(String(value)) : String(value))
  return (key: string, parameters: Parameters = {}) => {
    const [namespace = '', rest = ''] = key.split(':')
    const path = rest.split('.')
    const last = path.pop() ?? ''
    const { context, count } = parameters
    const contexts = context ? [`_${context}`, ''] : ['']
    const plurals = typeof count === 'number' ? [`_${plural.select(count)}`, ''] : ['']
    const text = contexts
      .flatMap((ending) => plurals.map((form) => last + ending + form))
      .map((name) => find(namespaces[namespace], [...path, name]))
      .find((found) => found !== undefined)
    if (text === undefined) throw new Error(`No text for ${key} in ${language}`)
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      const value = parameters[name]
      return value === undefined ? whole : shown(value)
    })
  }
}
