import { randomUUID } from 'node:crypto'
import { insertRow } from './market-rows.ts'

const DAY_MS = 86_400_000
const PUNE = 'IN.16.521'

interface WantedFacts {
  /** By which it is found on a page. */
  readonly words?: string
  readonly category?: string
  readonly status?: 'pending' | 'active'
  readonly endsInDays?: number
  readonly placeId?: string
}

/** Puts in a notice of somebody who looks for something near Pune, or somewhere else. @returns its id */
export async function insertWanted(profileId: string, facts: WantedFacts = {}): Promise<string> {
  const { words = null, category = 'Goat', status = 'active', endsInDays = 30, placeId = PUNE } = facts
  const [id, end] = [randomUUID(), new Date(Date.now() + endsInDays * DAY_MS)]
  await insertRow('wanted_notices', {
    ...{ id, profile_id: profileId, category, words, days: 30, place_id: placeId, within_km: 100, status },
    conditions: {
      ...{ categories: [category], near: placeId, within_km: 100, price_max: 12_000 },
      ...(category === 'Goat' ? { attributes: { breed: ['Osmanabadi'], age: { max: 24 } } } : {}),
    },
    ...{ published_at: status === 'active' ? new Date().toISOString() : null, expires_at: end.toISOString() },
  })
  return id
}
