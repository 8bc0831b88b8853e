import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@maveshi/shared/locale/languages'
import { insert } from './insert.ts'

type Texts = Readonly<Record<string, string>>

const textsOf = (language: Language): Texts =>
  JSON.parse(readFileSync(new URL(`../../locales/${language}/readyTexts.json`, import.meta.url), 'utf8'))

/** The texts that administrators begin with when they write to sellers. */
export function readyTextsSql(): string {
  const texts = new Map(LANGUAGES.map((language) => [language, textsOf(language)]))
  const rows = Object.keys(textsOf('en')).map((id) => ({
    id,
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, texts.get(language)?.[id]])),
  }))
  return `-- Generated from locales by \`pnpm seeds\`. Do not edit.\n\n${insert('ready_texts', rows)}`
}
