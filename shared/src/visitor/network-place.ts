/** Where the network says that a visitor is. */
export interface NetworkPlace {
  readonly ip: string
  readonly city: string
  readonly region: string
  readonly country: string
}

/** Nobody has asked, or the service does not know. */
export const UNKNOWN_PLACE: NetworkPlace = { ip: 'Unavailable', city: 'N/A', region: 'N/A', country: 'N/A' }

/** The service could not be asked. */
export const FAILED_PLACE: NetworkPlace = { ip: 'Error', city: 'Error', region: 'Error', country: 'Error' }

const textOr = (value: unknown, otherwise: string) => (typeof value === 'string' && value !== '' ? value : otherwise)

/** Reads the geolocation service's answer (docs/product.md, Visitor log): status, query, city, regionName, country. */
export function placeIn(answer: unknown): NetworkPlace {
  if (typeof answer !== 'object' || answer === null) return UNKNOWN_PLACE
  const { status, query, city, regionName, country } = answer as Readonly<Record<string, unknown>>
  if (status !== 'success') return UNKNOWN_PLACE
  return {
    ip: textOr(query, UNKNOWN_PLACE.ip),
    city: textOr(city, UNKNOWN_PLACE.city),
    region: textOr(regionName, UNKNOWN_PLACE.region),
    country: textOr(country, UNKNOWN_PLACE.country),
  }
}
