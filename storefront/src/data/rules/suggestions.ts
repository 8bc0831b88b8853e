/** What a search box is told. */
export interface Suggestions {
  readonly texts: readonly string[]
  /** How many there are, as a sentence in the reader's language, for those who do not see the list open. */
  readonly said: string
}
