import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@maveshi/shared/locale/languages'
import { insert } from './insert.ts'

/** By id. */
type Texts = Readonly<Record<string, string>>
/** As the file holds them: what answers reports lies by itself. */
type Written = Texts & { readonly reporter: Texts }

function textsOf(language: Language): { readonly seller: Texts; readonly reporter: Texts } {
  const file = new URL(`../../locales/${language}/readyTexts.json`, import.meta.url)
  const { reporter, ...seller } = JSON.parse(readFileSync(file, 'utf8')) as Written
  return { seller, reporter }
}

/** The texts that administrators begin with when they write to sellers and answer reports. */
export function readyTextsSql(): string {
  const texts = new Map(LANGUAGES.map((language) => [language, textsOf(language)]))
  const rows = (['seller', 'reporter'] as const).flatMap((reader) =>
    Object.keys(textsOf('en')[reader]).map((id) => ({
      id: reader === 'seller' ? id : `${reader}-${id.toLowerCase()}`,
      reader,
      texts: Object.fromEntries(LANGUAGES.map((language) => [language, texts.get(language)?.[reader][id]])),
    })),
  )
  return `-- Generated from locales by \`pnpm seeds\`. Do not edit.\n\n${insert('ready_texts', rows)}`
}
