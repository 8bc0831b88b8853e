import type { Language } from '@maveshi/shared/locale/languages'

/** A day and a time of day, as India's clocks show it: "21 Nov 2026, 6:05 pm". */
export function momentText(date: Date, language: Language): string {
  const parts = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const
  return new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, parts).format(date)
}
