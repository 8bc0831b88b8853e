import { SELLER, type Seller, sellerOf } from '../rules/seller.ts'
import { member } from './member-client.ts'

/** What strangers get to see of me beside my listings; nothing where there is no such profile. */
export async function readOwnSeller(): Promise<Seller | undefined> {
  const { id, database } = await member()
  const { data, error } = await database.from('public_profiles').select(SELLER).eq('id', id).limit(1)
  if (error) throw new Error(error.message)
  const row = data[0]
  return row && sellerOf(row)
}
