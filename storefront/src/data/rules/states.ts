import type { PlaceOfText } from '@maveshi/shared/listing/typed-place'

/** A state or union territory with its districts, in one language, in that language's order. */
export interface State {
  readonly id: string
  readonly name: string
  readonly districts: readonly { readonly id: string; readonly name: string }[]
}

/** A place that somebody named, as they named it. */
export interface Place {
  readonly id: string
  readonly typed: string
}

/** What somebody typed as a place, and what it is. */
export interface TypedPlace extends PlaceOfText {
  readonly typed: string
}
