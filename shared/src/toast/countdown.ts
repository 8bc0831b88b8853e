/** Time that runs only while nobody holds it. */
export interface Countdown {
  /** Runs, or goes on where it was paused. */
  run(): void
  pause(): void
}

/** Counts down and calls `onEnd` once. It begins paused. */
export function countdown(duration_ms: number, onEnd: () => void): Countdown {
  let left_ms = duration_ms
  let begun_ms = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    run() {
      if (timer !== undefined) return
      begun_ms = Date.now()
      timer = setTimeout(onEnd, left_ms)
    },
    pause() {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      left_ms = Math.max(0, left_ms - (Date.now() - begun_ms))
    },
  }
}
