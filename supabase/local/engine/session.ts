import type { Results } from '@electric-sql/pglite'
import type { Embedded } from './embedded.ts'
import { TimeLimit } from './time-limit.ts'

/** Whoever has the session to themselves and asks nothing for so long has lost it. */
const IDLE_MS = 30_000

/** A turn at the session: nobody else's statement runs until it is released. */
export interface Turn {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Results<Row>>
  exec(script: string): Promise<Results[]>
  /** Lets nobody have the session while `work`, which is none of the database's, is under way. */
  hold<Result>(work: () => Promise<Result>): Promise<Result>
  /** Ends the turn. What it left open is rolled back. */
  release(): Promise<void>
}

/** Errors are printed: they must not carry the values of the statement, which may be a password's hash. */
function withoutValues(error: unknown): unknown {
  if (error instanceof Error) for (const name of ['query', 'params', 'where']) Reflect.deleteProperty(error, name)
  return error
}

/**
 * PGlite has one session, as if a database had one connection: a transaction of one request is everybody's. Here whoever
 * uses it has it alone, from BEGIN to COMMIT or ROLLBACK, and hands it on as it was found.
 */
export class Session {
  readonly #open: () => Promise<Embedded>
  readonly #timeLimit = new TimeLimit()
  #engine: Promise<Embedded>
  #free: Promise<void> = Promise.resolve()
  #limitMs = 0

  /** @param open opens the database; again where the engine has broken */
  constructor(open: () => Promise<Embedded>) {
    this.#open = open
    this.#engine = open()
    this.#timeLimit.start()
  }

  /** Bounds every further statement of the turn under way. 0 is no bound. */
  limitStatements(milliseconds: number): void {
    this.#limitMs = milliseconds
  }

  /** Waits for a turn, in the order of asking. */
  async turn(): Promise<Turn> {
    const before = this.#free
    const { promise, resolve: free } = Promise.withResolvers<void>()
    this.#free = promise
    await before
    return this.#begin(free)
  }

  /** Runs `work` in a turn of its own. */
  async use<Result>(work: (turn: Turn) => Promise<Result>): Promise<Result> {
    const turn = await this.turn()
    try {
      return await work(turn)
    } finally {
      await turn.release()
    }
  }

  /** Closes the database after the turn under way. */
  async close(): Promise<void> {
    await this.use(async () => {
      await this.#timeLimit.close()
      const { pglite } = await this.#engine
      await pglite.close()
    })
  }

  #begin(free: () => void): Turn {
    let isOver = false
    let isRunning = false
    const release = async () => {
      if (isOver) return
      isOver = true
      clearTimeout(idle)
      await this.#tidy().finally(free)
    }
    const idle = setTimeout(() => (isRunning ? idle.refresh() : release()), IDLE_MS)
    idle.unref()
    const run = async <Result>(statement: (engine: Embedded) => Promise<Result>): Promise<Result> => {
      if (isOver) throw new Error('The transaction is over: it stood still for too long')
      isRunning = true
      try {
        return await this.#run(statement)
      } catch (error) {
        throw withoutValues(error)
      } finally {
        isRunning = false
        idle.refresh()
      }
    }
    return {
      query: (text, values = []) => run((engine) => engine.query(text, values)),
      exec: (script) => run((engine) => engine.exec(script)),
      hold: (work) => run(work),
      release,
    }
  }

  async #run<Result>(statement: (engine: Embedded) => Promise<Result>): Promise<Result> {
    const engine = await this.#engine
    const limitMs = this.#limitMs
    return limitMs > 0 ? this.#timeLimit.watch(engine, limitMs, () => statement(engine)) : statement(engine)
  }

  /** Leaves the session as the next one expects it: outside a transaction, without limit, on an engine that works. */
  async #tidy(): Promise<void> {
    this.#limitMs = 0
    const engine = await this.#engine.catch(() => undefined)
    try {
      if (engine && !engine.isBroken && engine.pglite.isInTransaction()) await engine.exec('rollback')
    } catch {
      // Then it is broken.
    }
    if (engine && !engine.isBroken) return
    engine?.abandon()
    this.#engine = this.#open()
    await this.#engine
  }
}
