import type { Language } from '../../shared/src/locale/languages.ts'
import type { Texts } from './audit.ts'
import { readFileOf } from './texts.ts'

export interface Term {
  /** What the market says. */
  readonly word: string
  /** What it does not say for it. */
  readonly not?: readonly string[]
}

export type Glossary = Readonly<Record<string, Term>>

/** Where each term stands by itself. */
export const readTerms = (): Readonly<Record<string, string>> => readFileOf('glossary', 'terms')

export const readGlossary = (language: Language): Glossary => readFileOf('glossary', language)

/** Words of India have endings, English ones are whole. */
export function says(language: string, text: string, synonym: string): boolean {
  const end = language === 'en' ? '(?![\\p{L}\\p{M}])' : ''
  const escaped = synonym.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped}${end}`, 'iu').test(text)
}

/** Complains of texts that say a thing in another word than the market's. */
export function synonymComplaints(language: Language, glossary: Glossary, texts: Texts): string[] {
  const synonyms = Object.values(glossary).flatMap(({ word, not = [] }) => not.map((synonym) => ({ word, synonym })))
  return [...texts].flatMap(([key, text]) =>
    synonyms
      .filter(({ synonym }) => says(language, text, synonym))
      .map(({ word, synonym }) => `${key} says "${synonym}": the market's word is "${word}"`),
  )
}

/** Complains of terms that stand in the glossary otherwise than where they are said. */
export function termComplaints(glossary: Glossary, terms: Readonly<Record<string, string>>, texts: Texts): string[] {
  return Object.entries(terms)
    .filter(([term, key]) => glossary[term]?.word !== texts.get(key))
    .map(([term, key]) => `${key} is the market's word for “${term}”, and its glossary says “${glossary[term]?.word}”`)
}
