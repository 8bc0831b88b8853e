import type { Tag } from './changes.ts'
import { Memory } from './memory.ts'

/** How many changes show at once, of one person and of all together; afterwards one more in each such time. */
const OF_PERSON = { burst: 20, everyMs: 10_000 } as const
const OF_ALL = { burst: 200, everyMs: 1000 } as const
/** What comes faster is collected, and shows this much later: sooner than a page is made anew anyway. */
const COLLECTED_MS = 10_000
/** More names than that are every name. */
const COLLECTED_TAGS = 500
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
  readonly later?: (run: () => void, ms: number) => void
}

const unrefTimeout = (run: () => void, ms: number): void => {
  setTimeout(run, ms).unref()
}

/**
 * Lets changes show at once, as often as people make them. Whoever changes something over and over would have every page
 * made anew over and over: of them, changes show together and a little later.
 */
export class ChangePace {
  readonly #apply: ChangePaceOptions['apply']
  readonly #now: () => number
  readonly #later: (run: () => void, ms: number) => void
  readonly #persons = new Memory<Allowance>(REMEMBERED_PERSONS)
  readonly #all: Allowance
  #collected = new Set<Tag>()

  constructor({ apply, now = Date.now, later = unrefTimeout }: ChangePaceOptions) {
    this.#apply = apply
    this.#now = now
    this.#later = later
    this.#all = { left: OF_ALL.burst, since: now() }
  }

  /** @param person names whoever made the change, or nobody where it is believed however often it comes */
  add(person: string | undefined, changed: readonly Tag[]): void {
    if (changed.length === 0) return
    if (person === undefined) {
      this.#apply(changed)
      return
    }
    const own = this.#persons.get(person) ?? { left: OF_PERSON.burst, since: this.#now() }
    this.#persons.set(person, own)
    refill(own, OF_PERSON, this.#now())
    refill(this.#all, OF_ALL, this.#now())
    if (own.left > 0 && this.#all.left > 0) {
      own.left -= 1
      this.#all.left -= 1
      this.#apply(changed)
    } else this.#collect(changed)
  }

  #collect(changed: readonly Tag[]): void {
    if (this.#collected.size === 0) this.#later(() => this.#tellCollected(), COLLECTED_MS)
    const known = this.#collected.size < COLLECTED_TAGS ? changed : changed.map(widened)
    for (const tag of known) this.#collected.add(tag)
  }

  #tellCollected(): void {
    const changed = [...this.#collected]
    this.#collected = new Set()
    this.#apply(changed)
  }
}

const widened = (tag: Tag): Tag => (tag.includes(':') ? (`${tag.slice(0, tag.indexOf(':'))}:*` as Tag) : tag)
