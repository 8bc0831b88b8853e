import { NOTICES_AT_ONCE } from '@maveshi/shared/notice'
import { type Notice, type NoticeRow, noticeOf } from '@maveshi/shared/notice/told'
import { check } from './check.ts'
import { member } from './member-client.ts'

/** Some of my notices, the newest first. */
export interface NoticePage {
  readonly notices: readonly Notice[]
  /** Where the next ones begin; nothing where these are the last. */
  readonly next: number | undefined
}

/**
 * My notices, so many of them.
 * @param before the `next` of the page before
 * @throws Refused, TypeError without a network
 */
export async function readNotices(before?: number): Promise<NoticePage> {
  const { database } = await member()
  const answer = await database.rpc('my_notices', {
    at_most: NOTICES_AT_ONCE,
    ...(before === undefined ? {} : { before }),
  })
  check(answer)
  const rows = (answer.data ?? []) as unknown as readonly NoticeRow[]
  return {
    notices: rows.flatMap((row) => noticeOf(row) ?? []),
    next: rows.length === NOTICES_AT_ONCE ? rows[NOTICES_AT_ONCE - 1]?.id : undefined,
  }
}
