/** A language people can choose. `script` matches one letter of it. */
export interface LanguageFacts {
  readonly code: string
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  readonly script: RegExp
}

export const LANGUAGE_FACTS = [
  { code: 'en', name: 'English', direction: 'ltr', script: /\p{Script=Latin}/u },
  { code: 'hi', name: 'हिन्दी', direction: 'ltr', script: /\p{Script=Devanagari}/u },
  { code: 'mr', name: 'मराठी', direction: 'ltr', script: /\p{Script=Devanagari}/u },
  { code: 'gu', name: 'ગુજરાતી', direction: 'ltr', script: /\p{Script=Gujarati}/u },
  { code: 'pa', name: 'ਪੰਜਾਬੀ', direction: 'ltr', script: /\p{Script=Gurmukhi}/u },
  { code: 'bn', name: 'বাংলা', direction: 'ltr', script: /\p{Script=Bengali}/u },
  { code: 'ta', name: 'தமிழ்', direction: 'ltr', script: /\p{Script=Tamil}/u },
  { code: 'te', name: 'తెలుగు', direction: 'ltr', script: /\p{Script=Telugu}/u },
  { code: 'kn', name: 'ಕನ್ನಡ', direction: 'ltr', script: /\p{Script=Kannada}/u },
  { code: 'ml', name: 'മലയാളം', direction: 'ltr', script: /\p{Script=Malayalam}/u },
  { code: 'ur', name: 'اردو', direction: 'rtl', script: /\p{Script=Arabic}/u },
] as const satisfies readonly LanguageFacts[]

export type Language = (typeof LANGUAGE_FACTS)[number]['code']

export const LANGUAGES: readonly Language[] = LANGUAGE_FACTS.map(({ code }) => code)

export const FALLBACK_LANGUAGE: Language = 'en'

export function isLanguage(code: unknown): code is Language {
  return LANGUAGES.includes(code as Language)
}

/** What is known of a language. */
export function languageFacts(language: Language): LanguageFacts {
  return LANGUAGE_FACTS.find(({ code }) => code === language) ?? LANGUAGE_FACTS[0]
}

/** A text by language, as labels are stored: English is always there. */
export type Labels = Readonly<Partial<Record<Language, string>>>

/** The label in a language, else in English, else the value that the label stands for. */
export function label(labels: Labels | null | undefined, language: Language, value = ''): string {
  return labels?.[language] || labels?.[FALLBACK_LANGUAGE] || value
}

/**
 * The first language of an `Accept-Language` header (RFC 9110, section 12.5.4) that we speak.
 * @param header for example `mr-IN,mr;q=0.9,en;q=0.8`
 */
export function acceptedLanguage(header: string | null): Language | undefined {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean)
      return { code: tag.trim().split('-')[0]?.toLowerCase(), quality: quality ? Number(quality) : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ code }) => code)
    .find(isLanguage)
}
