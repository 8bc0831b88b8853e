import { check } from './check.ts'
import { member } from './member-client.ts'

/** How many notices I have not read. */
export async function countUnreadNotices(): Promise<number> {
  const { database } = await member()
  const answer = await database.rpc('unread_notices')
  check(answer)
  return Number(answer.data ?? 0)
}

/** From now on these are read. @returns how many are left that are not */
export async function markNoticesRead(ids: readonly number[]): Promise<number> {
  const { database } = await member()
  const answer = await database.rpc('read_notices', { ids: [...ids] })
  check(answer)
  return Number(answer.data ?? 0)
}

/** From now on all are read that I was shown. @param newest of them @returns how many are left that are not */
export async function markAllNoticesRead(newest: number): Promise<number> {
  const { database } = await member()
  const answer = await database.rpc('read_notices', { up_to: newest })
  check(answer)
  return Number(answer.data ?? 0)
}
