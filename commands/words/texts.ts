import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FALLBACK_LANGUAGE, type Language } from '../../shared/src/locale/languages.ts'
import type { Words } from '../../shared/src/locale/translate.ts'
import { ROOT } from '../../supabase/local/environment.ts'
import { flatten, type Texts } from './audit.ts'

export const LOCALES = join(ROOT, 'locales')

/** The file of a namespace in a language, or of its notes or glossary: they lie beside the languages. */
export const fileOf = (folder: string, name: string) => join(LOCALES, folder, `${name}.json`)

export const readFileOf = <T>(folder: string, name: string): T =>
  JSON.parse(readFileSync(fileOf(folder, name), 'utf8')) as T

/** The parts of the market that have words, as English has them. */
export function namespacesInEnglish(): string[] {
  return readdirSync(join(LOCALES, FALLBACK_LANGUAGE)).map((file) => file.replace('.json', ''))
}

/** Every text of a language, by its whole key: `listing:contact.call`. */
export function textsOf(language: Language): Texts {
  return new Map(
    namespacesInEnglish().flatMap((namespace) =>
      [...flatten(readFileOf<Words>(language, namespace))].map(([key, text]) => [`${namespace}:${key}`, text] as const),
    ),
  )
}

/** A key without what names its plural form. */
export const withoutForm = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')

const graphemes = new Intl.Segmenter('en')

/** How long a text is to the eye, without what is put into it. */
export const lengthOf = (text: string) => [...graphemes.segment(text.replace(/\{\{\w+\}\}/g, ''))].length
