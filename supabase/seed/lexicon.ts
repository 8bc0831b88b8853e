import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@maveshi/shared/locale/languages'
import { insert, type Row } from './insert.ts'

interface Concept {
  readonly kind: string
  readonly category?: string
  readonly field?: string
  readonly value?: string
  readonly en: readonly string[]
}

type Terms = Readonly<Record<string, { readonly native: readonly string[]; readonly latin: readonly string[] }>>
/** Words for amounts: by what they are (a number, a unit, a bound), then by what that counts. */
type Quantities = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
type Aliases = Readonly<Record<string, readonly string[]>>

function read<Content>(path: string): Content {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Content
}

const CONCEPTS = read<Readonly<Record<string, Concept>>>('./lexicon/concepts.json')
const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== 'en')

function conceptRow([id, { kind, category, field, value }]: [string, Concept]): Row {
  return { id, kind, category: category ?? null, field: field ?? null, value: value ?? null }
}

const quantitiesOf = (language: Language) => read<Quantities>(`./lexicon/quantities/${language}.json`)

/** What words for amounts stand for: each number, unit and bound that some language has a word for. */
function quantityRows(): Row[] {
  const rows = LANGUAGES.flatMap((language) =>
    Object.entries(quantitiesOf(language)).flatMap(([field, values]) =>
      Object.keys(values).map((value) => [
        `${field} ${value}`,
        { id: `${field} ${value}`, kind: 'quantity', category: null, field, value },
      ]),
    ),
  )
  return Object.values(Object.fromEntries(rows))
}

interface Term {
  readonly concept: string
  readonly term: string
  readonly language: Language
}

function englishTerms(): Term[] {
  return Object.entries(CONCEPTS).flatMap(([concept, { en }]) =>
    en.map((term) => ({ concept, term, language: 'en' as const })),
  )
}

function termsOf(language: Language): Term[] {
  return Object.entries(read<Terms>(`./lexicon/terms/${language}.json`)).flatMap(([concept, { native, latin }]) =>
    [...native, ...latin].map((term) => ({ concept, term: term.toLowerCase(), language })),
  )
}

function quantityTerms(language: Language): Term[] {
  return Object.entries(quantitiesOf(language)).flatMap(([field, values]) =>
    Object.entries(values).flatMap(([value, terms]) =>
      terms.map((term) => ({ concept: `${field} ${value}`, term, language })),
    ),
  )
}

/** Languages share words: a word of a concept stands once, for the first language that has it. */
function lexiconRows(): Row[] {
  const seen = new Set<string>()
  return [...englishTerms(), ...OTHER_LANGUAGES.flatMap(termsOf), ...LANGUAGES.flatMap(quantityTerms)].flatMap(
    (row) => {
      const key = `${row.concept}\n${row.term.normalize('NFC')}`
      if (seen.has(key)) return []
      seen.add(key)
      return [{ ...row }]
    },
  )
}

/** Place ids by English name: of a state and a district of one name the state's, of two districts neither's. */
function placeIds(): Map<string, string> {
  const places = read<readonly { id: string; parent: string | null; name: string }[]>('./places/places.json')
  const byName = Map.groupBy(places, ({ name }) => name)
  return new Map(
    [...byName].flatMap(([name, same]) => {
      const place = same.find(({ parent }) => !parent) ?? (same.length === 1 ? same[0] : undefined)
      return place ? [[name, place.id]] : []
    }),
  )
}

function aliasRows(): Row[] {
  const ids = placeIds()
  const rows = new Map<string, Row>()
  for (const language of OTHER_LANGUAGES) {
    for (const [place, names] of Object.entries(read<Aliases>(`./lexicon/places/${language}.json`))) {
      const place_id = ids.get(place)
      for (const name of place_id ? names : []) rows.set(`${place_id} ${name}`, { place_id, name })
    }
  }
  return [...rows.values()]
}

/** What words mean to the search, as SQL. What administrators have changed since is left as it is. */
export function lexiconSql(): string {
  return [
    '-- Generated from lexicon/ by `pnpm seeds`. Do not edit.\n',
    insert('search_concepts', [...Object.entries(CONCEPTS).map(conceptRow), ...quantityRows()]),
    insert('search_lexicon', lexiconRows()),
    insert('place_aliases', aliasRows()),
  ].join('\n')
}
