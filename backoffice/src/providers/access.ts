import {
  ADMIN_VIEW_KEY,
  ADMIN_VIEW_QUERY,
  denialToast,
  type GuardOutcome,
  guard,
  readAdminView,
  type Visitor,
} from '@maveshi/shared/access/guards'
import { PERSONAL_KEYS } from '@maveshi/shared/access/personal-keys'
import { NEXT_TOAST_KEY } from '@maveshi/shared/access/session'
import { readAuthRefusal } from '@maveshi/shared/refusal/auth'
import { Refused } from '@maveshi/shared/refusal/refused'
import type { BackendClient } from './client.ts'
import { type LeavePage, leavePage } from './leave-page.ts'

/** Who may be here, and the two ways out. */
export interface Access {
  /**
   * Resolves for an administrator in admin view. Anybody else is on the way to another page, and the promise stays open.
   * @param refresh reads the profile anew, for when rights may have been lost
   * @throws Error when the profile cannot be read because of the network or the server
   */
  admit(refresh?: boolean): Promise<void>
  /** Remembers that this administrator wants to see the market as others do, and goes there. */
  switchToUserView(): void
  /**
   * Ends the session and the admin view, and goes home.
   * @throws Refused when the server refuses or does not answer; the session stays then
   */
  logOut(): Promise<void>
}

type Profile = NonNullable<Visitor['profile']>

/** PostgREST's answer when there is no such row, or none that one may see. */
const NO_SUCH_ROW = 406

async function readProfile(client: BackendClient, id: string): Promise<Profile | null> {
  const { data, error, status } = await client.from('profiles').select('is_admin, role').eq('id', id).single<Profile>()
  if (error && status !== NO_SUCH_ROW) throw error
  return data
}

/** What is still unknown while the session and the profile are being read. */
export const LOADING_VISITOR: Visitor = { isLoading: true, user: null, profile: null, isAdminView: true }

function leaveBy(outcome: GuardOutcome, leave: LeavePage): void {
  if (outcome.kind === 'denied') {
    sessionStorage.setItem(NEXT_TOAST_KEY, denialToast(outcome))
    leave('/')
    return
  }
  const here = window.location.pathname + window.location.search
  leave(`/login?from=${encodeURIComponent(here)}`)
}

/** Goes back to the admin view where the address asks for it, and takes that out of the address. */
export function takeViewFromAddress(): void {
  if (window.location.search !== `?${ADMIN_VIEW_QUERY}`) return
  localStorage.setItem(ADMIN_VIEW_KEY, 'true')
  history.replaceState(null, '', window.location.pathname + window.location.hash)
}

/** Guards the console with the rules of `shared/access/guards` (docs/product.md, Roles and guarded pages). */
export function createAccess(client: BackendClient, leave: LeavePage = leavePage): Access {
  let known: { readonly id: string; readonly profile: Profile | null } | undefined
  let isLoggingOut = false

  async function readVisitor(refresh: boolean): Promise<Visitor> {
    const { data } = await client.auth.getSession()
    const user = data.session?.user ?? null
    if (user && (refresh || known?.id !== user.id)) known = { id: user.id, profile: await readProfile(client, user.id) }
    const profile = user && known ? known.profile : null
    return { isLoading: false, user, profile, isAdminView: readAdminView(localStorage.getItem(ADMIN_VIEW_KEY)) }
  }

  return {
    async admit(refresh = false) {
      // The end of the session is news to every watcher, but whoever logs out goes home and not to the login page.
      if (isLoggingOut) return
      const outcome = guard(await readVisitor(refresh), { admin: true })
      if (outcome.kind === 'allowed') return
      leaveBy(outcome, leave)
      await new Promise<never>(() => {})
    },
    switchToUserView() {
      localStorage.setItem(ADMIN_VIEW_KEY, 'false')
      leave('/')
    },
    async logOut() {
      isLoggingOut = true
      const { error } = await client.auth.signOut()
      isLoggingOut = !error
      if (error) throw new Refused(readAuthRefusal(error))
      for (const key of PERSONAL_KEYS) localStorage.removeItem(key)
      leave('/')
    },
  }
}
