/** More lines than this a minute tell nothing new, and fill a disk. */
const LINES_A_MINUTE = 120
const MINUTE_MS = 60_000

/** Lets so many lines a minute through, and says how many more there were. */
export class LineBudget {
  #since = 0
  #lines = 0

  spend(print: (line: string) => void, line: string): void {
    const now = Date.now()
    if (now - this.#since > MINUTE_MS) {
      if (this.#lines > LINES_A_MINUTE) print(`… and ${this.#lines - LINES_A_MINUTE} lines more within a minute`)
      this.#since = now
      this.#lines = 0
    }
    this.#lines += 1
    if (this.#lines <= LINES_A_MINUTE) print(line)
  }
}
