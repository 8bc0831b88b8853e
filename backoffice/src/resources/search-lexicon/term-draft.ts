import type { Language } from '@maveshi/shared/locale/languages'
import type { EmptySearch, LexiconTerm, SearchReading } from '../../providers/lexicon.ts'
import { languageOfText } from './scripts.ts'

/** A word that is being written: a new one, or one that is there. */
export interface TermDraft {
  /** Of a word that is there. */
  readonly id?: string
  readonly term: string
  readonly concept: string | null
  readonly language: Language
  /** The empty search that the word is for. */
  readonly query?: string
}

export const newTerm = (language: Language): TermDraft => ({ term: '', concept: null, language })

export const draftOf = ({ id, term, concept, language }: LexiconTerm): TermDraft => ({ id, term, concept, language })

/** A word for what somebody searched for without result: what nobody understood of it, and the nearest guess. */
export function draftFor({ query, language }: EmptySearch, { unknown, guess }: SearchReading): TermDraft {
  const term = unknown ?? query
  return { term, concept: guess, language: language ?? languageOfText(term), query }
}
