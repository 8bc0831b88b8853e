/** So many listings are read by their ids at once. */
export const LISTINGS_AT_ONCE = 40

/** What tells listings apart that have one title, in words: what their cards say beside price and picture. */
export interface ListingFacts {
  readonly facts: readonly string[]
  readonly place: string
  /** How far it is from the reader's place, where that is known. */
  readonly distance?: string
}
