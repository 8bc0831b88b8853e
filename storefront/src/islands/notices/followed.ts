import { followedIn } from '@maveshi/shared/notice/followed'
import { markNoticesRead } from '../../data/member/unread-notices.ts'
import { setUnread } from './unread.ts'

/** Whoever was led here by a mail or a push has read what that told. Another person's notice stays as it is. */
export async function readFollowed(): Promise<void> {
  const followed = followedIn(location.href)
  if (!followed) return
  history.replaceState(history.state, '', followed.address)
  await setUnread(await markNoticesRead([followed.noticeId]))
}
