import { westernDigits } from '../locale/parse.ts'

/** Names of towns by the places that they lie in. */
export type Towns = Readonly<Record<string, string>>

/** What somebody typed as a place: a place, or what it may be. Nothing is done with a guess before it was asked about. */
export interface PlaceOfText {
  readonly id?: string | undefined
  readonly guesses?: readonly string[]
  /** Towns that are meant in the guesses. */
  readonly towns?: Towns
}

/** What the database says of the words: its functions `place_of_pincode` and `places_of_words`. */
export interface PlaceFunctions {
  placeOfPincode(pincode: string): Promise<string | null>
  placesOfWords(words: string, state: string | null): Promise<unknown>
}

const PLACE_CHARACTERS = 60

/** What is typed for a place, in one line and no longer than any name. */
export const placeText = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, PLACE_CHARACTERS)

/**
 * The place that a text stands for: by a PIN code, or by a name as the search reads it, old and new, misspelt, inflected, in
 * any script; of several of one name the one in `state`.
 */
export async function placeOfText(text: string, state: string | null, functions: PlaceFunctions): Promise<PlaceOfText> {
  const digits = westernDigits(text).replace(/\s/g, '')
  if (/^\d+$/.test(digits)) return { id: (await functions.placeOfPincode(digits)) ?? undefined }
  const answer = await functions.placesOfWords(text, state)
  const { places, towns, is_sure } = answer as { places: readonly string[]; towns: Towns; is_sure: boolean }
  return is_sure ? { id: places[0] } : { guesses: places, towns }
}
