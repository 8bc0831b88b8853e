import { FALLBACK_LANGUAGE, LANGUAGE_FACTS, type Language } from '@maveshi/shared/locale/languages'

/** What words of the search are written in, by ISO 15924. */
const SCRIPTS = ['Latn', 'Deva', 'Gujr', 'Guru', 'Beng', 'Taml', 'Telu', 'Knda', 'Mlym', 'Arab'] as const

/** A script's name in the reader's language. */
export function scriptName(script: string, language: Language): string {
  return new Intl.DisplayNames(`${language}-IN`, { type: 'script' }).of(script) ?? script
}

/** The scripts to choose from. */
export function scriptChoices(language: Language): { readonly id: string; readonly name: string }[] {
  return SCRIPTS.map((id) => ({ id, name: scriptName(id, language) }))
}

/** The first language that is written so: whose word a text most likely is. */
export function languageOfText(text: string): Language {
  const others = LANGUAGE_FACTS.filter(({ code }) => code !== FALLBACK_LANGUAGE)
  return others.find(({ script }) => script.test(text))?.code ?? FALLBACK_LANGUAGE
}
