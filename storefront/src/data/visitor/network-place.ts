import type { NetworkPlace } from '@maveshi/shared/visitor/log'
import { FAILED_PLACE, placeIn } from '@maveshi/shared/visitor/network-place'

/**
 * Asks the geolocation service where this visitor is: one GET without parameters, cookies or the page's address.
 * A failure is written to the console, and is a place of `Error` values (docs/product.md, Visitor log).
 */
export async function lookUpPlace(url: string): Promise<Partial<NetworkPlace>> {
  try {
    const answer = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' })
    return placeIn(await answer.json())
  } catch (error) {
    console.warn('The place of this visit could not be looked up:', error)
    return FAILED_PLACE
  }
}
