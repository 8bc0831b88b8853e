/** Longer texts come from nobody who will say the same again. */
const TEXT_CHARACTERS = 1000

/** What was worked out of a text before. When it is full, what has been there longest goes. */
export class Memory<Value> {
  readonly #values = new Map<string, Value>()
  readonly #maxEntries: number

  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries
  }

  get(text: string): Value | undefined {
    return this.#values.get(text)
  }

  set(text: string, value: Value): Value {
    if (text.length > TEXT_CHARACTERS) return value
    this.#values.set(text, value)
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#maxEntries) break
      this.#values.delete(oldest)
    }
    return value
  }
}
