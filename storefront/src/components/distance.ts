import { type Language, languageFacts } from '@maveshi/shared/locale/languages'

/** Kilometres as a language writes them, with Western digits: "12 km". */
export function distanceText(km: number, language: Language): string {
  const locale = `${languageFacts(language).code}-IN-u-nu-latn`
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 }).format(km)
}
