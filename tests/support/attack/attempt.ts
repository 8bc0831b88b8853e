import fc from 'fast-check'

/** The two doors of a market: the storefront's server, and the embedded backend behind it. */
export type Door = 'storefront' | 'backend'

/** Who asks. A forger shows a token that nobody has given to them. */
export type Caller = 'guest' | 'member' | 'forger'

/** What is attacked. */
export type Kind = 'function' | 'reading a table' | 'writing a table' | 'auth' | 'storage' | 'page' | 'wire'

export type Header = readonly [name: string, value: string]

/** One bad request, or several on one connection. Text is written byte by byte (Latin-1), so that it can be anything. */
export interface Attempt {
  readonly kind: Kind
  /** What exactly, for example a function's name. */
  readonly target: string
  readonly door: Door
  readonly caller: Caller
  readonly method: string
  /** Path and query as they are written. */
  readonly path: string
  readonly headers: readonly Header[]
  readonly body?: Buffer | undefined
  /** Instead of all that: bytes as they are, and the methods of the requests among them. */
  readonly raw?: { readonly bytes: Buffer; readonly methods: readonly string[] } | undefined
  readonly pausesMs?: readonly number[] | undefined
  readonly cutAt?: number | undefined
  /** Whether it is a request of HTTP, which must be answered; others may be met by a closed connection. */
  readonly isWellFormed: boolean
}

/** Something that is attacked in many ways. */
export interface Target {
  readonly kind: Kind
  readonly name: string
  readonly attempts: fc.Arbitrary<Attempt>
  /** Whether its requests are made as they are, and not twisted further. */
  readonly isPlain?: boolean
  /** How many times as often as others of its kind it is attacked. */
  readonly weight?: number
}

export const door: fc.Arbitrary<Door> = fc.constantFrom('storefront', 'backend')

export const caller: fc.Arbitrary<Caller> = fc.oneof(
  { arbitrary: fc.constant<Caller>('guest'), weight: 9 },
  { arbitrary: fc.constant<Caller>('member'), weight: 8 },
  { arbitrary: fc.constant<Caller>('forger'), weight: 2 },
)

/** One of several, each as often as its weight says. */
export function mostly<T>(
  ...choices: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<T>])[]
): fc.Arbitrary<T> {
  return fc.oneof(...choices.map(([weight, arbitrary]) => ({ arbitrary, weight })))
}
