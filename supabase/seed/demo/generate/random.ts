import { createHash } from 'node:crypto'

/** Numbers that look random and are the same at every run. */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  between([low, high]: readonly number[]): number {
    return (low ?? 0) + this.next() * ((high ?? 0) - (low ?? 0))
  }

  /** A whole number, both ends included. */
  whole([low, high]: readonly number[]): number {
    return Math.floor(this.between([low ?? 0, (high ?? 0) + 1]))
  }

  chance(part: number): boolean {
    return this.next() < part
  }

  /** @throws RangeError when there is nothing to choose from */
  pick<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(this.next() * list.length)]
    if (chosen === undefined) throw new RangeError('Nothing to choose from')
    return chosen
  }
}

/** A UUID that belongs to a name. */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(`maveshi demo ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Prices as people say them. */
export function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step)
}
