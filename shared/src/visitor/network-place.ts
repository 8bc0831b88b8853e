import type { NetworkPlace, VisitorLogEntry } from './log.ts'

/** The service could not be asked. */
export const FAILED_PLACE: NetworkPlace = { ip: 'Error', city: 'Error', region: 'Error', country: 'Error' }

const isText = (value: unknown) => typeof value === 'string' && value !== ''

/**
 * Reads the geolocation service's answer (docs/product.md, Visitor log): status, query, city, regionName, country.
 * @returns what it knows
 */
export function placeIn(answer: unknown): Partial<NetworkPlace> {
  const { status, query, city, regionName, country } = Object(answer) as Readonly<Record<string, unknown>>
  if (status !== 'success') return {}
  const told = Object.entries({ ip: query, city, region: regionName, country })
  return Object.fromEntries(told.filter(([, value]) => isText(value)))
}

/** Writes into an entry where its visitor was, as far as it is known. */
export function withPlace(
  log: readonly VisitorLogEntry[],
  id: number,
  place: Partial<NetworkPlace>,
): readonly VisitorLogEntry[] {
  return log.map((entry) => (entry.id === id ? { ...entry, ...place } : entry))
}
