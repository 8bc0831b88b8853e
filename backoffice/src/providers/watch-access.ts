import { ADMIN_VIEW_KEY } from '@maveshi/shared/access/guards'
import type { Access } from './access.ts'
import type { BackendClient } from './client.ts'

/** Applies the guard again when another tab signs out or switches the view. */
export function watchAccess(client: BackendClient, access: Access): void {
  const admitAgain = () => {
    access.admit().catch((error: unknown) => console.error(error))
  }
  client.auth.onAuthStateChange((event) => {
    // The client holds its lock during this callback, and the guard needs it.
    if (event === 'SIGNED_OUT') setTimeout(admitAgain, 0)
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === ADMIN_VIEW_KEY) admitAgain()
  })
}
