/** Lets one work at a time have a key. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  async take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (this.#last.get(key) ?? Promise.resolve()).then(work)
    const settled = turn.catch(() => undefined)
    this.#last.set(key, settled)
    await settled
    if (this.#last.get(key) === settled) this.#last.delete(key)
    return turn
  }
}
