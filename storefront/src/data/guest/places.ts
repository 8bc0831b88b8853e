import type { Row } from '@maveshi/shared/database'
import { type Language, label } from '@maveshi/shared/locale/languages'
import { joinList } from '@maveshi/shared/locale/list'
import { westernDigits } from '@maveshi/shared/locale/parse'
import type { Place, State } from '../rules/states.ts'
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

async function placeOfPincode(pincode: string): Promise<string | undefined> {
  const { data, error } = await guestClient().rpc('place_of_pincode', { pincode })
  if (error) throw new Error(error.message)
  return data ?? undefined
}

/** The place that words stand for, as the search reads them: misspelt, inflected, in any script. */
async function placeOfWords(words: string): Promise<string | undefined> {
  const { data, error } = await guestClient().rpc('place_of_words', { words })
  if (error) throw new Error(error.message)
  return data ?? undefined
}

const PLACE_CHARACTERS = 60

/**
 * Finds a place by its id, a PIN code, or a name in any language; of several districts of one name the one in `state`.
 * @returns nothing for an empty text, and no id for a place that is not known
 */
export async function findPlace(text: string | null, state: string | null): Promise<Partial<Place> | undefined> {
  const typed = text
    ?.replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, PLACE_CHARACTERS)
  if (!typed) return undefined
  const rows = await load()
  const byId = rows.find(({ id }) => id === typed)
  if (byId) return { typed, id: byId.id }
  const digits = westernDigits(typed).replace(/\s/g, '')
  if (/^\d+$/.test(digits)) return { typed, id: await placeOfPincode(digits) }
  const name = typed.normalize('NFC').toLowerCase()
  const named = rows.filter(({ names }) =>
    Object.values(names).some((one) => one.normalize('NFC').toLowerCase() === name),
  )
  const found =
    named.find(({ parent_id }) => parent_id === state) ?? named.find(({ parent_id }) => parent_id) ?? named[0]
  return { typed, id: found?.id ?? (await placeOfWords(typed)) }
}
