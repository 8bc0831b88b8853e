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

/** Names of towns by the places that they lie in. */
export type Towns = Readonly<Record<string, string>>

/** What somebody typed as a place: a place, or what it may be. Nothing is done with a guess before it was asked about. */
export interface TypedPlace {
  readonly typed: string
  readonly id?: string | undefined
  readonly guesses?: readonly string[]
  /** Towns that are meant in the guesses. */
  readonly towns?: Towns
}
