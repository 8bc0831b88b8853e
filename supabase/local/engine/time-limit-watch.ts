import { Session } from 'node:inspector'
import { workerData } from 'node:worker_threads'
import { Cell, ENDED, POLL_MS, type WatchData } from './time-limit-cells.ts'

/** Watches the statements of the main thread, which cannot watch itself while WebAssembly has it. */
const { cells, expression } = workerData as WatchData

const session = new Session()
session.connectToMainThread()

let watched = 0
let since = 0

for (;;) {
  const running = Atomics.load(cells, Cell.running)
  if (running === ENDED) break
  if (running === 0) {
    watched = 0
    Atomics.store(cells, Cell.asleep, 1)
    Atomics.wait(cells, Cell.running, 0)
    Atomics.store(cells, Cell.asleep, 0)
    continue
  }
  if (running !== watched) {
    watched = running
    since = performance.now()
  }
  if (performance.now() - since >= Atomics.load(cells, Cell.limitMs)) {
    // Evaluated in the midst of the statement.
    session.post('Runtime.evaluate', { expression: `${expression}(${running})` })
  }
  Atomics.wait(cells, Cell.never, 0, POLL_MS)
}

// A process does not end quietly while somebody debugs it.
session.disconnect()
Atomics.store(cells, Cell.asleep, ENDED)
Atomics.notify(cells, Cell.asleep)
