import type { Language } from '../../shared/src/locale/languages.ts'
import type { Texts } from './audit.ts'

/**
 * What may stand at a number without a space, in whatever way the number ends: the word for things that are counted, and
 * the ending of an order ("3rd").
 */
const AT_NUMBERS: Partial<Record<Language, readonly string[]>> = {
  bn: ['টি'],
  ta: ['-வது'],
  te: ['వ'],
  kn: ['ನೇ'],
  ml: ['-ാം'],
}

/** Endings that a word takes on, and that stand by themselves only where something was put in before them. */
const ENDINGS: Partial<Record<Language, string>> = {
  mr: 'चा ची चे च्या ने ला ना त चं',
  gu: 'નો ની નું ના નાં ને માં માંથી થી એ',
  bn: 'এর র কে তে য় টির টিতে',
  ta: 'ஐ ஆல் இல் ஆன் ல் உக்கு க்கு இன் உடன்',
  te: 'కు కి ను ని లో లోని తో',
  kn: 'ಗೆ ಕ್ಕೆ ನ್ನು ಅನ್ನು ಲ್ಲಿ ರಲ್ಲಿ ಯ ರ ದ',
  ml: 'ന്റെ ഉടെ ൽ ഇൽ ക്ക് ന് നെ ൽനിന്ന്',
}

const GLUED = /\}\}(?:”|")?(?:['’‑-]|\u200c)?[\p{L}\p{M}][\p{L}\p{M}\u200c\u200d]*/gu
const BEHIND_A_SPACE = /\}\} ([\p{L}\p{M}]+)(?=\s|$)/gu

/** The endings in a text that something inserted would have to take: what is put in is a name or a number as it is. */
export function gluedEndings(language: Language, text: string): string[] {
  const allowed = (AT_NUMBERS[language] ?? []).map((ending) => `}}${ending}`)
  const glued = [...text.matchAll(GLUED)].map(([found]) => found).filter((found) => !allowed.includes(found))
  const endings = ENDINGS[language]?.split(' ') ?? []
  const apart = [...text.matchAll(BEHIND_A_SPACE)].filter(([, word = '']) => endings.includes(word))
  return [...glued, ...apart.map(([found]) => found)]
}

const COUNTED = /\{\{(?:number|days|rows|max|min|total)\}\} (?:(?:more|new|other|live|or more|at most) )*[a-z]{3,}s\b/

/** The keys of English texts that count something and have no forms for one and for many. */
export function numbersWithoutPlural(english: Texts): string[] {
  return [...english]
    .filter(([key]) => !/_(?:one|other)$/.test(key))
    .filter(([, text]) => /\{\{(?:smart_)?count\}\}/.test(text) || COUNTED.test(text))
    .map(([key]) => key)
}
