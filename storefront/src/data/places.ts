import { type Labels, type Language, label } from '@maveshi/shared/locale/languages'
import { guestClient, kept, rowsOf } from './server-client.ts'

interface PlaceRow {
  id: string
  parent_id: string | null
  names: Labels
}

/** A state or union territory with its districts, in one language, in that language's order. */
export interface State {
  readonly id: string
  readonly name: string
  readonly districts: readonly { readonly id: string; readonly name: string }[]
}

const load = kept(async () =>
  rowsOf<PlaceRow>(await guestClient().from('places').select('id, parent_id, names').limit(1000)),
)

function named(language: Language) {
  return (row: PlaceRow) => ({ id: row.id, name: label(row.names, language, row.id) })
}

function alphabetical(language: Language) {
  const collator = new Intl.Collator(language)
  return (a: { name: string }, b: { name: string }) => collator.compare(a.name, b.name)
}

/** All states and union territories with their districts. */
export async function readStates(language: Language): Promise<State[]> {
  const rows = await load()
  const order = alphabetical(language)
  return rows
    .filter(({ parent_id }) => !parent_id)
    .map((row) => ({
      ...named(language)(row),
      districts: rows
        .filter(({ parent_id }) => parent_id === row.id)
        .map(named(language))
        .sort(order),
    }))
    .sort(order)
}

/** "Pune, Maharashtra" by place id. */
export async function readPlaceNames(language: Language): Promise<(placeId: string) => string> {
  const rows = new Map((await load()).map((row) => [row.id, row]))
  return (placeId) => {
    const place = rows.get(placeId)
    const state = place?.parent_id ? rows.get(place.parent_id) : undefined
    return [place, state]
      .map((row) => label(row?.names, language))
      .filter(Boolean)
      .join(', ')
  }
}
