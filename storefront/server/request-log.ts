/** Lines wait so long for others: each write costs more than the line. */
const COLLECT_MS = 100
const COLLECT_CHARACTERS = 16_384

/** What is told of one request. Nothing in it is about a person: no address, no query, no path that somebody typed. */
export interface RequestLine {
  readonly id: string
  readonly method: string
  readonly route: string
  readonly status: number
  readonly ms: number
  /** Where a page came from. */
  readonly from?: string | undefined
  /** Whether the visitor left before the end. */
  readonly aborted?: true | undefined
}

/** Writes one line of JSON for each request, several at a time. */
export class RequestLog {
  readonly #write: (text: string) => void
  #lines = ''
  #timer: NodeJS.Timeout | undefined

  constructor(write: (text: string) => void) {
    this.#write = write
  }

  add(line: RequestLine): void {
    this.#lines += `${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`
    if (this.#lines.length > COLLECT_CHARACTERS) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), COLLECT_MS).unref()
  }

  /** Writes what waits. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#lines) this.#write(this.#lines)
    this.#lines = ''
  }
}
