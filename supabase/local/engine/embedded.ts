import type { PGlite, Results } from '@electric-sql/pglite'
import { checkStatement, RefusedStatement, serializersOf } from './parameters.ts'
import type { Interruptible } from './time-limit.ts'

/** What a failed step of the engine is worth: PostgreSQL's own errors leave by this door and are dealt with. */
const POSTGRES_ERROR = 100

/** The engine's insides that are needed here. */
interface Internals {
  readonly HEAPU8: Uint8Array
  readonly _InterruptPending: number
  readonly _QueryCancelPending: number
  _PostgresMainLoopOnce(): void
  readonly FS: { readonly streams: readonly unknown[]; close(stream: unknown): void }
}

/** A stack that ran out is of the request's making; the database itself would say the same of its own stack. */
function breakageOf(cause: unknown): Error {
  return cause instanceof RangeError
    ? new RefusedStatement('54001', 'stack depth limit exceeded')
    : new Error('The embedded database broke off', { cause })
}

/** A message whose length ends the engine's reading loop once the engine is broken: it would go round for ever. */
class Message extends Uint8Array {
  static readonly [Symbol.species] = Uint8Array
  check: (() => void) | undefined

  override get length(): number {
    this.check?.()
    return this.byteLength
  }
}

/**
 * One PGlite. It breaks where its WebAssembly is thrown out in the middle, above all by a stack that has run out, which
 * PostgreSQL's own check does not see. PGlite swallows that, answers with no rows, and goes on in whatever state is left.
 * Here it is an error, and the engine is not used any more.
 */
export class Embedded implements Interruptible {
  readonly pglite: PGlite
  readonly #internals: Internals
  #breakage: Error | undefined

  constructor(pglite: PGlite) {
    this.pglite = pglite
    this.#internals = pglite.Module as unknown as Internals
    pglite.serializers = serializersOf(pglite.serializers as never)
    this.#watchSteps()
    this.#watchReading()
  }

  get isBroken(): boolean {
    return this.#breakage !== undefined
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<Results<Row>> {
    checkStatement(text, values)
    return this.pglite.query<Row>(text, [...values])
  }

  exec(script: string): Promise<Results[]> {
    checkStatement(script, [])
    return this.pglite.exec(script)
  }

  interrupt(): void {
    this.#internals.HEAPU8[this.#internals._QueryCancelPending] = 1
    this.#internals.HEAPU8[this.#internals._InterruptPending] = 1
  }

  clear(): void {
    this.#internals.HEAPU8[this.#internals._QueryCancelPending] = 0
  }

  /** Lets go of a broken engine's files. It cannot be closed in order. */
  abandon(): void {
    for (const stream of this.#internals.FS.streams) {
      try {
        if (stream) this.#internals.FS.close(stream)
      } catch {
        // One that is closed already, or was never a file.
      }
    }
  }

  #watchSteps(): void {
    const step = this.#internals._PostgresMainLoopOnce
    this.#internals._PostgresMainLoopOnce = () => {
      try {
        step()
      } catch (error) {
        if ((error as { status?: number })?.status !== POSTGRES_ERROR) {
          this.#breakage ??= breakageOf(error)
        }
        throw error
      }
    }
  }

  #watchReading(): void {
    const read = this.pglite.execProtocolRawSync.bind(this.pglite)
    const check = () => {
      if (this.#breakage) throw this.#breakage
    }
    this.pglite.execProtocolRawSync = (bytes) => {
      check()
      const message = new Message(bytes)
      message.check = check
      const answer = read(message)
      check()
      return answer
    }
  }
}
