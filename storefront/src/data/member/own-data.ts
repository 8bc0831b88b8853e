import { member } from './member-client.ts'

/**
 * Everything that the market holds about the signed-in person.
 * @throws Refused when nobody is signed in, Error when it cannot be read
 */
export async function readOwnData(): Promise<unknown> {
  const { database } = await member()
  const { data, error } = await database.rpc('export_my_data')
  if (error) throw new Error(error.message)
  return data
}
