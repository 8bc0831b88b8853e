import type { Row } from '@maveshi/shared/database'
import { type PlaceFunctions, placeOfText, placeText } from '@maveshi/shared/listing/typed-place'
import { type Language, label } from '@maveshi/shared/locale/languages'
import { joinList } from '@maveshi/shared/locale/list'
import type { State, TypedPlace } from '../rules/states.ts'
import { cached, guestClient, rowsOf } from './guest-client.ts'

type PlaceRow = Pick<Row<'places'>, 'id' | 'names'>

const load = cached(async () => rowsOf(await guestClient().from('places').select('id, parent_id, names').limit(1000)))

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
    const names = [place, state].map((row) => label(row?.names, language))
    return joinList(names.filter(Boolean), language)
  }
}

/** A place and what it is in: a district and its state. */
export async function readPlaceAndState(placeId: string): Promise<string[]> {
  const place = (await load()).find(({ id }) => id === placeId)
  return place?.parent_id ? [placeId, place.parent_id] : [placeId]
}

const functions: PlaceFunctions = {
  async placeOfPincode(pincode) {
    const { data, error } = await guestClient().rpc('place_of_pincode', { pincode })
    if (error) throw new Error(error.message)
    return data
  },
  async placesOfWords(words, state) {
    const { data, error } = await guestClient().rpc('places_of_words', { words, state })
    if (error) throw new Error(error.message)
    return data
  },
}

/**
 * Finds a place by its id, a PIN code, or a name in any language; of several of one name the one in `state`. Where that
 * leaves several, or the name is not written so, they are guesses, and no id.
 * @returns nothing for an empty text, and neither id nor guesses for a place that is not known
 */
export async function findPlace(text: string | null, state: string | null): Promise<TypedPlace | undefined> {
  const typed = placeText(text ?? '')
  if (!typed) return undefined
  if ((await load()).some(({ id }) => id === typed)) return { typed, id: typed }
  return { typed, ...(await placeOfText(typed, state, functions)) }
}

type PointRow = Pick<Row<'places'>, 'id' | 'latitude' | 'longitude'>

/** Every district with where it is, in hundredths of a degree: what a phone needs to find its own. */
export async function readPoints(): Promise<[id: string, latitude: number, longitude: number][]> {
  const rows: PointRow[] = rowsOf(
    await guestClient().from('places').select('id, latitude, longitude').not('parent_id', 'is', null).limit(1000),
  )
  return rows.map(({ id, latitude, longitude }) => [
    id,
    Math.round(latitude * 100) / 100,
    Math.round(longitude * 100) / 100,
  ])
}
