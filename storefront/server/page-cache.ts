import PQueue from 'p-queue'
import { isAffected, type Tag } from './changes.ts'
import { keyText, type PageKey } from './page-key.ts'
import type { Answer } from './send.ts'

/** What changes by time alone, as the end of an offer does, shows after this at the latest… */
export const FRESH_SECONDS = 30
/** …and a page that people keep asking for is made anew behind their backs for as long again, and twice more. */
export const STALE_WHILE_REVALIDATE_SECONDS = 90
/** While nobody tells what changes, a page is made anew when it is older than this… */
export const UNTOLD_FRESH_SECONDS = 2
/** …and behind the backs of those who ask for so long more: a backend that is too busy to tell is not to be asked more. */
export const UNTOLD_STALE_SECONDS = 8
/** While the database is away, a page that was there stays. */
export const STALE_IF_ERROR_SECONDS = 86_400

/** For how long a page is fresh, and how much longer it is shown while a newer one is made. */
const TOLD = [FRESH_SECONDS, STALE_WHILE_REVALIDATE_SECONDS] as const
const UNTOLD = [UNTOLD_FRESH_SECONDS, UNTOLD_STALE_SECONDS] as const

/** Longest wait for a new page where an older one is there. */
const RENDER_TIMEOUT_MS = 3000
/** After a failure nobody else waits for the next one. */
const RETRY_AFTER_MS = 5000

/**
 * How many pages are made at a time, of those that nobody has seen yet and as many of those that were there before: where
 * more are wanted, each of these is there sooner, and the last no later. Neither kind waits for the other: whoever asks
 * for a page that is known sees the older one in the end, but for a new one there is nothing else.
 */
export const MADE_AT_ONCE = 4

/** About 15 KB each… */
export const MOST_PAGES = 4000
/** …but pictures are cached too, and each page in every form that somebody has asked for. */
export const MOST_PAGE_BYTES = 96 * 1024 * 1024

/** Makes a page. A failure is an answer of 500 or more, or a rejection. */
export type Render = (key: PageKey) => Promise<Answer>

/** Where an answer comes from: `outdated` is an old page in place of one that could not be made. */
export type Origin = 'hit' | 'stale' | 'outdated' | 'miss'

/** An answer and its history. */
export interface Served {
  readonly answer: Answer
  readonly from: Origin
  readonly ageSeconds: number
}

interface Entry {
  readonly answer: Answer
  readonly tags: readonly Tag[]
  readonly storedAt: number
  /** When it was last asked for. */
  bytes: number
  isChanged: boolean
  retryAt: number
}

/** A page that is made, or will be in its turn. One that began before a change is nobody's answer who asks after it. */
interface Run {
  readonly tags: readonly Tag[]
  readonly result: Promise<Answer | undefined>
  hasBegun: boolean
  isChanged: boolean
}

interface PageCacheOptions {
  readonly render: Render
  /** Whether whatever changes is told to `invalidate`, by whomever it is changed. */
  readonly isTold?: () => boolean
  readonly maxEntries?: number
  readonly maxBytes?: number
  readonly now?: () => number
}

const failed = (answer: Answer | undefined): boolean => !answer || answer.status >= 500

const wait = (milliseconds: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Caches pages, so that the database is asked once and not by every reader. Whoever asks for a page that is just being
 * made gets that one. Only answers of 200 are cached. The page longest not asked for goes first.
 */
export class PageCache {
  readonly #render: Render
  readonly #isTold: () => boolean
  readonly #maxEntries: number
  readonly #maxBytes: number
  readonly #now: () => number
  readonly #entries = new Map<string, Entry>()
  readonly #runs = new Map<string, Run>()
  readonly #turns = {
    new: new PQueue({ concurrency: MADE_AT_ONCE }),
    known: new PQueue({ concurrency: MADE_AT_ONCE }),
  }
  #bytes = 0

  constructor({
    render,
    isTold = () => true,
    maxEntries = MOST_PAGES,
    maxBytes = MOST_PAGE_BYTES,
    now = Date.now,
  }: PageCacheOptions) {
    this.#render = render
    this.#isTold = isTold
    this.#maxEntries = maxEntries
    this.#maxBytes = maxBytes
    this.#now = now
  }

  /** Answers from memory, or makes the page. @throws Error when it cannot be made and none is cached */
  async get(key: PageKey): Promise<Served> {
    const text = keyText(key)
    const entry = this.#recent(text)
    if (!entry) return this.#miss(key, text)
    const ageSeconds = this.#age(entry)
    const served = (from: Origin): Served => ({ answer: entry.answer, from, ageSeconds: Math.floor(ageSeconds) })
    const [fresh, stale] = this.#isTold() ? TOLD : UNTOLD
    if (!entry.isChanged && ageSeconds <= fresh) {
      entry.answer.content.improve()
      return served('hit')
    }
    const isWaiting = this.#now() < entry.retryAt
    if (!entry.isChanged && ageSeconds <= fresh + stale) {
      if (!isWaiting) this.#renew(key, text)
      return served('stale')
    }
    if (isWaiting) return served('outdated')
    const answer = await Promise.race([this.#renew(key, text), wait(RENDER_TIMEOUT_MS)])
    if (answer && !failed(answer)) return { answer, from: 'miss', ageSeconds: 0 }
    entry.retryAt = this.#now() + RETRY_AFTER_MS
    return served('outdated')
  }

  /** How much is cached, and how many pages are being made or wait for their turn, as those do who ask for one. */
  get size(): { readonly entries: number; readonly bytes: number; readonly beingMade: number } {
    return { entries: this.#entries.size, bytes: this.#bytes, beingMade: this.#runs.size }
  }

  /** From now on, pages that show what has changed are made anew. One whose turn has not come will show it anyway. */
  invalidate(changed: readonly Tag[]): void {
    const begun = [...this.#runs.values()].filter(({ hasBegun }) => hasBegun)
    for (const known of [...this.#entries.values(), ...begun]) {
      if (isAffected(known.tags, changed)) known.isChanged = true
    }
  }

  async #miss(key: PageKey, text: string): Promise<Served> {
    const answer = await this.#renew(key, text)
    if (!answer) throw new Error(`${key.url.pathname} could not be made`)
    return { answer, from: 'miss', ageSeconds: 0 }
  }

  #age({ storedAt }: Entry): number {
    return (this.#now() - storedAt) / 1000
  }

  /** An entry that may still be shown; asking for it makes it the youngest. */
  #recent(text: string): Entry | undefined {
    const entry = this.#entries.get(text)
    if (!entry) return undefined
    this.#remove(text)
    if (this.#age(entry) > STALE_IF_ERROR_SECONDS) return undefined
    this.#add(text, entry)
    return entry
  }

  #remove(text: string): void {
    this.#bytes -= this.#entries.get(text)?.bytes ?? 0
    this.#entries.delete(text)
  }

  /** Adds one as the youngest, as large as it has become meanwhile. Those longest not asked for make room. */
  #add(text: string, entry: Entry): void {
    entry.bytes = entry.answer.content.bytes
    this.#bytes += entry.bytes
    this.#entries.set(text, entry)
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#maxEntries && this.#bytes <= this.#maxBytes) break
      this.#remove(oldest)
    }
  }

  /** Makes a page, or joins those who wait for it. @returns nothing where it cannot be made */
  #renew(key: PageKey, text: string): Promise<Answer | undefined> {
    const running = this.#runs.get(text)
    if (running && !running.isChanged) return running.result
    const turns = this.#turns[this.#entries.has(text) ? 'known' : 'new']
    const run: Run = {
      tags: key.tags,
      hasBegun: false,
      isChanged: false,
      result: Promise.resolve().then(() => turns.add(() => this.#make(key, text, run))),
    }
    this.#runs.set(text, run)
    return run.result
  }

  async #make(key: PageKey, text: string, run: Run): Promise<Answer | undefined> {
    run.hasBegun = true
    try {
      const answer = await this.#render(key)
      return this.#runs.get(text) === run ? await this.#store(text, run, answer) : answer
    } catch (error) {
      console.error(`${key.url.pathname} could not be made:`, error)
      return undefined
    } finally {
      if (this.#runs.get(text) === run) this.#runs.delete(text)
    }
  }

  async #store(text: string, run: Run, made: Answer): Promise<Answer> {
    const before = this.#entries.get(text)
    if (failed(made)) {
      if (before) before.retryAt = this.#now() + RETRY_AFTER_MS
      return made
    }
    if (made.status !== 200 || made.isPrivate) {
      this.#remove(text)
      return made
    }
    // Mostly nothing has changed: what was compressed well stays.
    const isSame = before?.answer.content.equals(made.content)
    const answer = before && isSame ? { ...made, content: before.answer.content } : made
    await answer.content.slim()
    const { tags, isChanged } = run
    this.#remove(text)
    this.#add(text, { answer, tags, storedAt: this.#now(), bytes: 0, isChanged, retryAt: 0 })
    return answer
  }
}
