import { followedIn } from '@maveshi/shared/notice/followed'
import { markNoticesRead } from '../../data/member/unread-notices.ts'
import { setUnread } from './unread.ts'

/** The address as it was before a sender wrote the notice into it: a part of the page that it names is still gone to. */
function leaveAddress(hash: string): void {
  if (hash) location.replace(hash)
  else history.replaceState(history.state, '', location.pathname + location.search)
}

/** Whoever was led here by a mail or a push has read what that told. Another person's notice stays as it is. */
export async function readFollowed(): Promise<void> {
  const followed = followedIn(location.hash)
  if (!followed) return
  leaveAddress(followed.hash)
  await setUnread(await markNoticesRead([followed.noticeId]))
}
