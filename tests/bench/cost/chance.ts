/** Numbers that look random and are the same in every run (mulberry32). */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** From 0 to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  upTo(most: number): number {
    return Math.floor(this.next() * (most + 1))
  }

  isLikely(share: number): boolean {
    return this.next() < share
  }

  one<Thing>(things: readonly Thing[]): Thing {
    return things[this.upTo(things.length - 1)] as Thing
  }

  some<Thing>(things: readonly Thing[], most: number): Thing[] {
    return Array.from({ length: this.upTo(most) }, () => this.one(things))
  }
}
