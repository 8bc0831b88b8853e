import { CATALOGUE_LABELS } from '@maveshi/shared/catalogue/labels'
import type { Language } from '@maveshi/shared/locale/languages'
import bn from '../texts/bn.json' with { type: 'json' }
import en from '../texts/en.json' with { type: 'json' }
import gu from '../texts/gu.json' with { type: 'json' }
import hi from '../texts/hi.json' with { type: 'json' }
import kn from '../texts/kn.json' with { type: 'json' }
import ml from '../texts/ml.json' with { type: 'json' }
import mr from '../texts/mr.json' with { type: 'json' }
import pa from '../texts/pa.json' with { type: 'json' }
import ta from '../texts/ta.json' with { type: 'json' }
import te from '../texts/te.json' with { type: 'json' }
import ur from '../texts/ur.json' with { type: 'json' }

/** What sellers write, in one language. Sentences hold slots in braces. */
export type Words = Omit<typeof en, 'breeds'> & { readonly breeds: Readonly<Record<string, string>> }

const WORDS: Readonly<Record<Language, Words>> = { en, hi, mr, gu, pa, bn, ta, te, kn, ml, ur }

export type Slots = Readonly<Record<string, string | number>>

export const wordsOf = (language: Language): Words => WORDS[language]

/** Fills the slots of a sentence. @throws Error when one stays empty */
export function fill(sentence: string, slots: Slots): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name]
    if (value === undefined) throw new Error(`No value for ${name} in "${sentence}"`)
    return String(value)
  })
}

/** A breed's name as it stands before the animal's in a sentence: without what the catalogue adds in brackets. */
export function breedName(breed: string, language: Language): string {
  const label = WORDS[language].breeds[breed] ?? CATALOGUE_LABELS[language].options[breed] ?? breed
  return label.replace(/\s*\(.*\)$/, '')
}

/** The month some days ago, by name. */
export function monthName(daysAgo: number, now: Date, language: Language): string {
  const day = new Date(now.getTime() - daysAgo * 86_400_000)
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'Asia/Kolkata' }).format(day)
}
