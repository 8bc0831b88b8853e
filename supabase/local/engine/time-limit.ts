import { isMainThread, Worker } from 'node:worker_threads'
import { Cell, ENDED, type WatchData } from './time-limit-cells.ts'

/** A switch in the engine's memory that its own checks for interrupts look at. */
export interface Interruptible {
  /** Asks the engine to break off what it does. */
  interrupt(): void
  /** Takes back what came too late. */
  clear(): void
}

const REGISTRY = Symbol.for('maveshi.time-limits')
const registry = globalThis as typeof globalThis & { [REGISTRY]?: Map<number, (statement: number) => void> }
let limits = 0

/**
 * Bounds how long a statement of PGlite runs. PostgreSQL's `statement_timeout` waits for a signal, which never comes in
 * WebAssembly: it has the thread until the statement is through. Another thread therefore interrupts this one by Node's
 * inspector, within the process and without a port, and sets the flag that a signal would have set.
 */
export class TimeLimit {
  readonly #cells = new Int32Array(new SharedArrayBuffer(4 * Int32Array.BYTES_PER_ELEMENT))
  readonly #id = ++limits
  #worker: Worker | undefined
  #statement = 0
  #running: Interruptible | undefined

  /** @throws Error outside the main thread, which alone can be interrupted */
  start(): void {
    if (!isMainThread)
      throw new Error('PGlite has to run in the main thread: only there its statements can be stopped.')
    registry[REGISTRY] ??= new Map()
    registry[REGISTRY].set(this.#id, (statement) => this.#stop(statement))
    const expression = `globalThis[Symbol.for('maveshi.time-limits')].get(${this.#id})`
    const workerData: WatchData = { cells: this.#cells, expression }
    this.#worker = new Worker(new URL('./time-limit-watch.ts', import.meta.url), { workerData })
    this.#worker.unref()
    process.once('exit', this.#end)
  }

  /** Runs one statement, which ends with the engine's own error (57014) when it takes longer than `limitMs`. */
  async watch<Result>(engine: Interruptible, limitMs: number, statement: () => Promise<Result>): Promise<Result> {
    this.#begin(engine, limitMs)
    try {
      return await statement()
    } finally {
      this.#running = undefined
      Atomics.store(this.#cells, Cell.running, 0)
      engine.clear()
    }
  }

  /** Ends the watching thread. */
  async close(): Promise<void> {
    process.off('exit', this.#end)
    this.#end()
    registry[REGISTRY]?.delete(this.#id)
    await this.#worker?.terminate()
  }

  /** Tells the watching thread, and waits for a moment until it lets go of this one. */
  readonly #end = () => {
    Atomics.store(this.#cells, Cell.running, ENDED)
    Atomics.notify(this.#cells, Cell.running)
    const { asleep } = Cell
    for (let tries = 0; tries < 10 && Atomics.load(this.#cells, asleep) !== ENDED; tries++) {
      Atomics.wait(this.#cells, asleep, Atomics.load(this.#cells, asleep), 20)
    }
  }

  #begin(engine: Interruptible, limitMs: number): void {
    this.#statement = (this.#statement % 0x7fff_fffe) + 1
    this.#running = engine
    Atomics.store(this.#cells, Cell.limitMs, limitMs)
    Atomics.store(this.#cells, Cell.running, this.#statement)
    if (Atomics.load(this.#cells, Cell.asleep) === 1) Atomics.notify(this.#cells, Cell.running)
  }

  #stop(statement: number): void {
    if (statement === this.#statement) this.#running?.interrupt()
  }
}
