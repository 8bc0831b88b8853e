import { createHash } from 'node:crypto'
import { expand, quickly, thoroughly } from './compress.ts'
import type { Encoding } from './encoding.ts'

/** Shorter bodies come out no smaller. */
const WORTH_COMPRESSING_BYTES = 128
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(javascript|json|xml))|\+(json|xml)\b/

/** Node makes what it compresses as a view of a buffer of 64 KB: whoever stored that would hold all of it. */
const withoutRest = (form: Uint8Array): Uint8Array =>
  form.byteLength === form.buffer.byteLength ? form : new Uint8Array(form)

/** One background compression at a time: the processors are for those who wait. */
let lastImprovement: Promise<void> = Promise.resolve()

/**
 * A body in every form it travels in. Each form is made when it is first asked for, and cached. The validator names what
 * the bytes say: two compressions of one text are the same text, and only whole bodies are sent.
 */
export class Content {
  readonly type: string
  readonly isCompressible: boolean
  readonly #hash: string
  readonly #forms = new Map<Encoding, Uint8Array>()
  #bytes = 0
  #isImproving = false

  /** @param ready forms that were made before, at a build */
  constructor(body: Uint8Array, type: string, ready: Readonly<Partial<Record<Encoding, Uint8Array>>> = {}) {
    this.type = type
    this.isCompressible = COMPRESSIBLE.test(type) && body.length > WORTH_COMPRESSING_BYTES
    this.#hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    this.#store('identity', body)
    for (const [encoding, form] of Object.entries(ready)) this.#store(encoding as Encoding, form)
  }

  /** Memory that all forms take so far. */
  get bytes(): number {
    return this.#bytes
  }

  /** The strong validator of one form, as a header's value. */
  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`
  }

  /** Whether both say the same. */
  equals(other: Content): boolean {
    return this.#hash === other.#hash && this.type === other.type
  }

  /** The bytes of one form. */
  async form(encoding: Encoding): Promise<Uint8Array> {
    const known = this.#forms.get(encoding)
    if (known) return known
    if (encoding === 'identity') return expand(this.#forms.get('br') as Uint8Array)
    const made = await quickly(encoding, await this.form('identity'))
    // Somebody may have asked for the same at the same time, or have made it better since.
    const ready = this.#forms.get(encoding)
    return ready ?? this.#store(encoding, made)
  }

  /** Holds the body compressed alone, which takes an eighth of the memory. */
  async slim(): Promise<void> {
    if (!this.isCompressible) return
    await this.form('br')
    this.#remove('identity')
  }

  /** Makes the Brotli form smaller in the background, once: worth it for what is sent again. */
  improve(): void {
    if (this.#isImproving || !this.isCompressible) return
    this.#isImproving = true
    lastImprovement = lastImprovement
      .then(async () => {
        const smaller = await thoroughly(await this.form('identity'))
        if (smaller.length < (await this.form('br')).length) this.#store('br', smaller)
      })
      .catch((error) => console.error('A page could not be compressed:', error))
  }

  #store(encoding: Encoding, form: Uint8Array): Uint8Array {
    const own = withoutRest(form)
    this.#remove(encoding)
    this.#forms.set(encoding, own)
    this.#bytes += own.length
    return own
  }

  #remove(encoding: Encoding): void {
    this.#bytes -= this.#forms.get(encoding)?.length ?? 0
    this.#forms.delete(encoding)
  }
}
