import { PERSONAL_KEYS } from '@maveshi/shared/access/personal-keys'
import { LOGOUT_FAILURE_TOAST_MS } from '@maveshi/shared/limits'
import { endPushSubscription } from '@maveshi/shared/notice/push-subscription'
import { signOut } from '../../data/visitor/session.ts'
import { showOnHomeScreen } from '../notices/home-screen.ts'
import { showToast } from '../toast/toast.ts'
import { readToastWords } from '../toast/words.ts'

/** Signs out and goes home; a failure is said in a toast and leaves the session as it is. */
export async function logout(): Promise<void> {
  const problem = await signOut()
  if (!problem) {
    for (const key of PERSONAL_KEYS) localStorage.removeItem(key)
    showOnHomeScreen(0)
    await endPushSubscription()
    location.assign('/')
    return
  }
  const t = await readToastWords()
  showToast(t, {
    title: t('toast:logoutFailed.title'),
    description: problem.kind === 'offline' ? t('toast:logoutFailed.network') : problem.message,
    duration_ms: LOGOUT_FAILURE_TOAST_MS,
    variant: 'destructive',
  })
}
