import type { ToldChanges } from '../src/data/guest/changes.ts'
import type { Tag } from './changes.ts'
import { following, timed } from './metrics.ts'

interface ChangeFeedOptions {
  /** Asks for what has changed since; rejects where nobody answers in time. */
  readonly ask: (seen: string | undefined) => Promise<ToldChanges>
  readonly apply: (changed: readonly Tag[]) => void
  /** Called each second in which nobody answers. */
  readonly whenUntold?: () => void
  readonly now?: () => number
}

/** How long after one answer the next question is asked. */
export const ASK_EVERY_MS = 1000
/** What happened longer ago than that is not asked for: everything may have changed. */
const REMEMBERED_MS = 60_000

const EVERYTHING: readonly Tag[] = ['*']

/**
 * What other copies of this server, the console of the database and whoever else changes on pages. One small question a
 * second; while it is not answered, pages are not trusted for long (`isFollowing`).
 */
export class ChangeFeed {
  readonly #ask: ChangeFeedOptions['ask']
  readonly #apply: ChangeFeedOptions['apply']
  readonly #whenUntold: () => void
  readonly #now: () => number
  #seen: string | undefined
  #toldAt = Number.NEGATIVE_INFINITY
  #isFollowing = false
  #timer: NodeJS.Timeout | undefined

  constructor({ ask, apply, whenUntold = () => {}, now = () => performance.now() }: ChangeFeedOptions) {
    this.#ask = ask
    this.#apply = apply
    this.#whenUntold = whenUntold
    this.#now = now
  }

  /** Whether everything that changed until a second ago has been told. */
  get isFollowing(): boolean {
    return this.#isFollowing
  }

  /** Asks once, and never fails. */
  async follow(): Promise<void> {
    const isFirst = this.#now() - this.#toldAt > REMEMBERED_MS
    try {
      const { seen, changed } = await timed('changes', () => this.#ask(isFirst ? undefined : this.#seen))
      if (isFirst) this.#apply(EVERYTHING)
      else if (changed.length > 0) this.#apply(changed as readonly Tag[])
      this.#seen = seen
      this.#toldAt = this.#now()
      this.#isFollowing = true
      following.set(1)
    } catch (error) {
      // Once, and not each second of an outage.
      if (this.#isFollowing) console.error('The database does not tell what changes:', error)
      this.#isFollowing = false
      following.set(0)
      this.#whenUntold()
    }
  }

  /** Asks on and on, once now. */
  start(): void {
    const next = async () => {
      await this.follow()
      this.#timer = setTimeout(next, ASK_EVERY_MS).unref()
    }
    void next()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
