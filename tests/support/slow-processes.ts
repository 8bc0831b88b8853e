/**
 * Lets processes run for a part of the time only, as a slower processor would; unlike a browser's own throttling, which
 * spins, this leaves the processor to others. Told by its parent which they are; ends with it, and lets them go.
 */

/** In a person's eyes still one piece: a frame of a page takes as long. */
const ROUND_MS = 40

export interface Slowed {
  readonly pids: readonly number[]
  /** How many times slower. */
  readonly times: number
}

let slowed: Slowed = { pids: [], times: 1 }

function signal(name: NodeJS.Signals, pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended meanwhile.
    }
  }
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

process.on('message', (told: Slowed) => {
  const goneOn = slowed.pids.filter((pid) => !told.pids.includes(pid))
  slowed = told
  signal('SIGCONT', goneOn)
})
for (const end of ['disconnect', 'SIGTERM', 'SIGINT'] as const) {
  process.on(end, () => {
    signal('SIGCONT', slowed.pids)
    process.exit()
  })
}

for (;;) {
  const { pids, times } = slowed
  signal('SIGSTOP', pids)
  await wait(ROUND_MS * (1 - 1 / times))
  signal('SIGCONT', pids)
  await wait(ROUND_MS / times)
}
