/** What the two threads of the time limit share. */
export const Cell = {
  /** The number of the statement that runs under a limit; 0 while none does. */
  running: 0,
  limitMs: 1,
  /** 1 while the watching thread waits to be woken. */
  asleep: 2,
  never: 3,
} as const

/** In `running`: nothing will run any more. In `asleep`: the watching thread has heard it. */
export const ENDED = -1

/** How exact the limit is. */
export const POLL_MS = 50

/** What the watching thread is started with. */
export interface WatchData {
  readonly cells: Int32Array
  /** A function of the main thread that stops the statement of a number. */
  readonly expression: string
}
