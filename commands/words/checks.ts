import { FALLBACK_LANGUAGE, type Language, languageFacts } from '../../shared/src/locale/languages.ts'
import { auditFile, dotComplaints, expectedKeys, type Texts } from './audit.ts'
import { readGlossary, readTerms, synonymComplaints, termComplaints } from './glossary.ts'
import { type Notes, tooLong } from './notes.ts'

/** What is wrong with a language's texts, by what somebody would do about it. */
export interface State {
  /** How many texts the language has, of those that it must have. */
  readonly said: number
  readonly wanted: number
  /** Not there, left in English, in another script, other things put in than in English. */
  readonly wrong: readonly string[]
  readonly long: readonly string[]
  /** Another word than the glossary's. */
  readonly words: readonly string[]
}

/** The state of a language, by the rules that the tests hold it to. */
export function stateOf(language: Language, texts: Texts, english: Texts, notes: Notes): State {
  const glossary = readGlossary(language)
  const wanted = expectedKeys(english, language)
  return {
    said: [...wanted].filter((key) => texts.get(key)?.trim() || texts.get(key) === english.get(key)).length,
    wanted: wanted.size,
    wrong: language === FALLBACK_LANGUAGE ? dotComplaints(texts) : auditFile(english, texts, languageFacts(language)),
    long: tooLong(notes, english, texts),
    words: [
      ...synonymComplaints(language, glossary, texts),
      ...termComplaints(glossary, readTerms(), texts).map((one) => `${one}: change it in locales/glossary too`),
    ],
  }
}

export const complaintsOf = ({ wrong, long, words }: State): string[] => [...wrong, ...long, ...words]
