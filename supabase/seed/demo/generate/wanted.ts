import wanted from '../data/wanted.json' with { type: 'json' }
import { SELLERS } from './market.ts'
import { uuidOf } from './random.ts'

const HOUR_MS = 3_600_000
const DAYS = 60
/** How long before the one that was told before. */
const HOURS_BETWEEN = 9

/** A row of `wanted_notices` that is shown; `profile_id` is left to whoever knows the accounts. */
export interface DemoWanted {
  readonly buyer: string
  readonly row: Readonly<Record<string, unknown>>
}

/** What some of the demo market's people look for where they live, with dates that are counted back from `now`. */
export function demoWanted(now: Date): DemoWanted[] {
  return wanted.map(({ buyer, category, breed, priceMax, withinKm, words }, index) => {
    const placeId = SELLERS.find(({ key }) => key === buyer)?.districts[0]
    const shown = new Date(now.getTime() - (index + 1) * HOURS_BETWEEN * HOUR_MS)
    const attributes = breed ? { attributes: { breed: [breed] } } : {}
    const row = {
      id: uuidOf(`wanted ${index}`),
      category,
      conditions: { categories: [category], near: placeId, within_km: withinKm, price_max: priceMax, ...attributes },
      place_id: placeId,
      within_km: withinKm,
      words,
      days: DAYS,
      status: 'active',
      contact_count: 0,
      is_ending_told: false,
      created_at: shown,
      published_at: shown,
      expires_at: new Date(shown.getTime() + DAYS * 24 * HOUR_MS),
    }
    return { buyer, row }
  })
}
