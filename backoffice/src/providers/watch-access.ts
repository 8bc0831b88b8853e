import { ADMIN_VIEW_KEY } from '@maveshi/shared/access/guards'
import type { Access } from './access.ts'
import type { BackendClient } from './client.ts'
import { workerReturn } from './return.ts'

/** Applies the guard again when another tab signs out or switches the view, and goes on when somebody is back. */
export function watchAccess(client: BackendClient, access: Access): void {
  const admitAgain = () => {
    access.watch().catch((error: unknown) => console.error(error))
  }
  client.auth.onAuthStateChange((event, session) => {
    // The client holds its lock during this callback, and the guard needs it.
    if (event === 'SIGNED_OUT') setTimeout(admitAgain, 0)
    if (session) setTimeout(() => workerReturn.signedIn(session.user.id), 0)
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === ADMIN_VIEW_KEY) admitAgain()
  })
}
