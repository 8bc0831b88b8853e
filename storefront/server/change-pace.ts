import type { Tag } from './changes.ts'
import { Memory } from './memory.ts'

/** How many changes show at once, of one person and of all together; afterwards one more in each such time. */
const OF_PERSON = { burst: 20, everyMs: 10_000 } as const
const OF_ALL = { burst: 200, everyMs: 1000 } as const
const REMEMBERED_PERSONS = 10_000

interface Pace {
  readonly burst: number
  readonly everyMs: number
}

interface Allowance {
  left: number
  since: number
}

/** What is left of an allowance after the time that has passed. */
function refill(allowance: Allowance, { burst, everyMs }: Pace, now: number): void {
  const more = Math.floor((now - allowance.since) / everyMs)
  if (more <= 0) return
  allowance.left = Math.min(burst, allowance.left + more)
  allowance.since += more * everyMs
}

interface ChangePaceOptions {
  readonly apply: (changed: readonly Tag[]) => void
  readonly now?: () => number
  /** What this process may have of what several have together. */
  readonly share?: (whole: number) => number
}

/**
 * Lets changes show at once, as often as people make them. Whoever changes something over and over would have every page
 * made anew over and over: what comes faster shows when the database tells of it, together and within a second
 * (`change-feed.ts`).
 */
export class ChangePace {
  readonly #apply: ChangePaceOptions['apply']
  readonly #now: () => number
  readonly #persons = new Memory<Allowance>(REMEMBERED_PERSONS)
  readonly #all: Allowance
  readonly #ofPerson: Pace
  readonly #ofAll: Pace

  constructor({ apply, now = Date.now, share = (whole) => whole }: ChangePaceOptions) {
    this.#apply = apply
    this.#now = now
    this.#ofPerson = { ...OF_PERSON, burst: share(OF_PERSON.burst) }
    this.#ofAll = { ...OF_ALL, burst: share(OF_ALL.burst) }
    this.#all = { left: this.#ofAll.burst, since: now() }
  }

  /** @param person names whoever made the change, or nobody where it is believed however often it comes */
  add(person: string | undefined, changed: readonly Tag[]): void {
    if (changed.length === 0) return
    if (person === undefined) {
      this.#apply(changed)
      return
    }
    const own = this.#persons.get(person) ?? { left: this.#ofPerson.burst, since: this.#now() }
    this.#persons.set(person, own)
    refill(own, this.#ofPerson, this.#now())
    refill(this.#all, this.#ofAll, this.#now())
    if (own.left > 0 && this.#all.left > 0) {
      own.left -= 1
      this.#all.left -= 1
      this.#apply(changed)
    }
  }
}
