import type { Json, Row } from '@maveshi/shared/database'
import type { Labels, Language } from '@maveshi/shared/locale/languages'
import { readTime } from '@maveshi/shared/locale/time'
import type { RaRecord } from 'react-admin'
import type { BackendClient } from './client.ts'
import { type Call, type FunctionResource, findRows } from './found-rows.ts'
import { requireRows } from './market-words.ts'

export type ConceptKind = 'category' | 'animal' | 'kind' | 'subcategory' | 'option' | 'switch' | 'noise' | 'quantity'

/** What a word can stand for. An answer that several categories offer names no category. */
export interface Concept extends RaRecord<string>, Pick<Row<'search_concepts'>, 'category' | 'field' | 'value'> {
  readonly kind: ConceptKind
}

/** A word of the search. */
/** `script` by ISO 15924. */
export interface LexiconTerm
  extends RaRecord<string>,
    Pick<Row<'search_lexicon'>, 'term' | 'concept' | 'language' | 'script'> {
  readonly added_at: Date
  readonly meaning: Concept
}

/** The columns of a word that are written. */
export type TypedTerm = Readonly<Pick<Row<'search_lexicon'>, 'term' | 'concept' | 'language'>>

/** What people looked for and did not find; the query names it. */
export interface EmptySearch extends RaRecord<string> {
  readonly query: string
  readonly times: number
  /** Of the page on which it was last looked for; nothing where that is not known. */
  readonly language: Language | null
  readonly last_searched_at: Date
  readonly dismissed_at: Date | null
}

/** What a word leads to: a concept, or a place. */
export interface Meaning {
  readonly kind: ConceptKind | 'place'
  readonly concept?: string
  readonly category?: string
  readonly field?: string
  readonly value?: string
  readonly place?: { readonly id: string; readonly names: Labels }
}

/** A piece of a query, and how the market reads it. */
export interface ReadPiece {
  /** From 1 on. */
  readonly position: number
  readonly typed: string
  readonly found: 'written' | 'sound' | 'inflected' | 'near' | 'listing' | 'unknown'
  /** The word of the search that it was taken for. */
  readonly read?: string
  readonly meaning?: Meaning
}

export interface Reading {
  readonly categories: readonly string[]
  readonly pieces: readonly ReadPiece[]
}

/** How a query is read now, and how it would be with another word. */
export interface SearchReading extends Reading {
  /** The words of it that a new word would be for. */
  readonly unknown: string | null
  /** The concept that they are likeliest to stand for. */
  readonly guess: string | null
  readonly after: Reading | null
}

/** What administrators do with the words of the search. Failures are `HttpError`s: 409 with where a word leads as hint. */
export interface Lexicon {
  /** Adds a word, or changes the one with this id. */
  saveTerm(term: TypedTerm, id?: string): Promise<void>
  deleteTerm(id: string): Promise<void>
  /** Puts an empty search away as of no use, or back. */
  dismissSearch(query: string, isDismissed: boolean): Promise<void>
  /** @param added a word that is not there yet */
  readSearch(query: string, added?: Pick<TypedTerm, 'term' | 'concept'>): Promise<SearchReading>
}

/** What `read_search` answers: JSON to the database's types. */
const searchReading = (json: Json) => json as unknown as SearchReading

/** Writes and asks as the signed-in administrator. */
export function lexicon(client: BackendClient, call: Call): Lexicon {
  return {
    async saveTerm({ term, concept, language }, id) {
      const table = client.from('search_lexicon')
      const columns = { term, concept, language }
      requireRows(await (id ? table.update(columns).eq('id', id) : table.insert(columns)).select('id'))
    },
    async deleteTerm(id) {
      requireRows(await client.from('search_lexicon').delete().eq('id', id).select('id'))
    },
    dismissSearch: (query, isDismissed) => call('dismiss_empty_search', { query, is_dismissed: isDismissed }),
    readSearch: async (query, added) => searchReading(await call('read_search', { query, ...added })),
  }
}

/** The resource `search-lexicon`. */
export function lexiconTerms(call: Call): FunctionResource {
  const read = (row: RaRecord) => ({ ...row, added_at: readTime(row.added_at) })
  return { getList: (params) => findRows(call, 'find_lexicon_terms', params, read) }
}

/** The resource `empty_searches`: a row is named by its query. */
export function emptySearches(call: Call): FunctionResource {
  const read = (row: Omit<RaRecord, 'id'>) => ({
    ...row,
    id: row.query,
    last_searched_at: readTime(row.last_searched_at),
    dismissed_at: readTime(row.dismissed_at),
  })
  return { getList: (params) => findRows(call, 'find_empty_searches', params, read) }
}
