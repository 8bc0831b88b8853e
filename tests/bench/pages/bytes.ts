import type { Exchange } from '../../support/counted-origin.ts'

/** Kinds of what a page loads, in the order of the table's columns. */
const KINDS: readonly (readonly [kind: string, isKind: (exchange: Exchange) => boolean])[] = [
  ['html', ({ destination }) => destination === 'document'],
  ['scripts', ({ type }) => /javascript/.test(type)],
  ['pictures', ({ type }) => type.startsWith('image/')],
  ['other', () => true],
]

/** Bytes of bodies by type, and the number of requests. What the service worker fetches for later is among them. */
export function bytesByType(exchanges: readonly Exchange[]): Readonly<Record<string, number>> {
  const bytes: Record<string, number> = Object.fromEntries(KINDS.map(([kind]) => [kind, 0]))
  for (const exchange of exchanges) {
    const [kind = 'other'] = KINDS.find(([, isKind]) => isKind(exchange)) ?? []
    bytes[kind] = (bytes[kind] ?? 0) + exchange.bodyBytes
  }
  return { ...bytes, requests: exchanges.length }
}
