import { formatter } from '@maveshi/shared/locale/formatters'
import { FALLBACK_LANGUAGE, LANGUAGE_FACTS, type Language } from '@maveshi/shared/locale/languages'

/** What words of the search are written in, by ISO 15924. */
const SCRIPTS = ['Latn', 'Deva', 'Gujr', 'Guru', 'Beng', 'Taml', 'Telu', 'Knda', 'Mlym', 'Arab'] as const

type Script = (typeof SCRIPTS)[number]

/** Chromium knows no names of scripts in Punjabi, and writes their codes. */
const PUNJABI_NAMES: Readonly<Record<Script, string>> = {
  Latn: 'ਰੋਮਨ',
  Deva: 'ਦੇਵਨਾਗਰੀ',
  Gujr: 'ਗੁਜਰਾਤੀ',
  Guru: 'ਗੁਰਮੁਖੀ',
  Beng: 'ਬੰਗਾਲੀ',
  Taml: 'ਤਮਿਲ',
  Telu: 'ਤੇਲਗੂ',
  Knda: 'ਕੰਨੜ',
  Mlym: 'ਮਲਿਆਲਮ',
  Arab: 'ਅਰਬੀ',
}

/** Where people write otherwise than Chromium does. */
const OWN_NAMES: Readonly<Partial<Record<Language, Readonly<Partial<Record<Script, string>>>>>> = {
  pa: PUNJABI_NAMES,
  hi: { Latn: 'रोमन', Telu: 'तेलुगु' },
  mr: { Taml: 'तमिळ', Telu: 'तेलुगू' },
  bn: { Latn: 'রোমান', Knda: 'কন্নড়', Mlym: 'মালয়ালম', Telu: 'তেলুগু' },
  gu: { Guru: 'ગુરમુખી', Knda: 'કન્નડ' },
  te: { Taml: 'తమిళం' },
}

const isKnown = (script: string): script is Script => SCRIPTS.some((known) => known === script)

/** A script's name in the reader's language. */
export function scriptName(script: string, language: Language): string {
  const own = isKnown(script) ? OWN_NAMES[language]?.[script] : undefined
  if (own) return own
  return formatter(Intl.DisplayNames, `${language}-IN`, { type: 'script' as const }).of(script) ?? script
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
