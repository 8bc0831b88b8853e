import type { DatabaseClient } from '../backend/database-client.ts'
import { check } from './check.ts'
import { member } from './member-client.ts'

/** Asks for what waits for a review back: it is a draft again. */
export const askBack = (database: DatabaseClient, id: string) => database.rpc('take_back_listing', { listing_id: id })

/**
 * Takes a listing that waits for a review back, to write on it. The form needs none of the other steps, nor their weight.
 * @throws Refused; TypeError without a network
 */
export async function takeBackToWrite(id: string): Promise<void> {
  const { database } = await member()
  check(await askBack(database, id))
}
