import type { Json, Row } from '@maveshi/shared/database'
import type { Call } from './found-rows.ts'
import type { NamedListing, NamedPerson, NamedPlace } from './people.ts'

/** Somebody, with what tells them from others of their name. */
export interface FoundPerson extends NamedPerson, Readonly<Pick<Row<'profiles'>, 'phone' | 'email'>> {
  readonly place: NamedPlace | null
}

/** What a text finds in the market: at most five of each, the newest first. */
export interface FoundThings {
  readonly listings: readonly (NamedListing & {
    readonly seller: NamedPerson | null
    readonly place: NamedPlace | null
  })[]
  readonly people: readonly FoundPerson[]
  /** Reported listings, with how many reports are open. */
  readonly reports: readonly (NamedListing & { readonly seller: NamedPerson | null; readonly open: number })[]
}

/** What `find_anything` answers: JSON to the database's types. */
const foundThings = (json: Json) => json as unknown as FoundThings

/** The listings, people and reports of a text: a number, words of a title or a name, an address, a telephone number. */
export async function findAnything(call: Call, query: string): Promise<FoundThings> {
  return foundThings(await call('find_anything', { query }))
}
