import type { ConsoleRole } from '@maveshi/shared/access/console-roles'
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
import { NEXT_TOAST_KEY, SESSION_KEY } from '@maveshi/shared/access/session'
import type { Row } from '@maveshi/shared/database'
import { endPushSubscription } from '@maveshi/shared/notice/push-subscription'
import { readAuthRefusal } from '@maveshi/shared/refusal/auth'
import { Refused } from '@maveshi/shared/refusal/refused'
import type { BackendClient } from './client.ts'
import { type LeavePage, leavePage } from './leave-page.ts'
import { workerReturn } from './return.ts'

/** What whoever is here may do, as it is known now. A new list where it changes. */
export interface HeldRoles {
  get(): readonly ConsoleRole[]
  /** @returns what ends it */
  subscribe(listener: () => void): () => void
}

/** Who may be here, how they come back, and the ways out. */
export interface Access {
  readonly roles: HeldRoles
  /**
   * Resolves for an administrator in admin view. Anybody else is on the way to another page, and the promise stays open.
   * @param refresh reads the profile anew, for when rights may have been lost
   * @throws Error when the profile cannot be read because of the network or the server
   */
  admit(refresh?: boolean): Promise<void>
  /**
   * Reads the profile anew, unless it was read a short while ago: roles are given and taken while somebody is here.
   * @param isSure whether it is known that something is otherwise than it was
   */
  lookAgain(isSure?: boolean): void
  /**
   * Applies the guard to whoever does nothing just now. Where they have signed out on purpose, in another tab, they are
   * not asked to come back, unless something typed would be lost.
   */
  watch(): Promise<void>
  /** Notes how it is known whether something was typed. */
  watchTyped(hasTyped: () => boolean): void
  /**
   * Signs in again where one is. Somebody else begins anew, and the page is to be loaded again.
   * @returns who is signed in
   * @throws Refused
   */
  signInAgain(email: string, password: string): Promise<'same' | 'other'>
  /** Goes to the login page, which leads back here. */
  leaveForLogin(): void
  /** Remembers that this administrator wants to see the market as others do, and goes there. */
  switchToUserView(): void
  /**
   * Ends the session and the admin view, and goes home.
   * @throws Refused when the server refuses or does not answer; the session stays then
   */
  logOut(): Promise<void>
}

type Profile = NonNullable<Visitor['profile']> & Pick<Row<'profiles'>, 'console_roles'>

interface Known {
  readonly id: string
  readonly profile: Profile | null
}

/** How long what somebody may do is taken for known, where nothing says otherwise. */
const KNOWN_MS = 60_000

/** PostgREST's answer when there is no such row, or none that one may see. */
const NO_SUCH_ROW = 406
/** Its answer to a token that is refused, and could not be renewed: its session has ended. */
const NO_SESSION = 401

async function readProfile(client: BackendClient, id: string): Promise<Profile | null> {
  const profile = client.from('profiles').select('is_admin, role, console_roles').eq('id', id)
  const { data, error, status } = await profile.single<Profile>()
  if (status === NO_SESSION) localStorage.removeItem(SESSION_KEY)
  else if (error && status !== NO_SUCH_ROW) throw error
  return data
}

const NO_ROLES: readonly ConsoleRole[] = []

function heldRoles(): HeldRoles & { set(roles: readonly ConsoleRole[]): void } {
  let held = NO_ROLES
  const listeners = new Set<() => void>()
  return {
    get: () => held,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(roles) {
      if (roles.join() === held.join()) return
      held = roles
      for (const tell of listeners) tell()
    },
  }
}

/** What is still unknown while the session and the profile are being read. */
export const LOADING_VISITOR: Visitor = { isLoading: true, user: null, profile: null, isAdminView: true }

function leaveForLogin(leave: LeavePage): void {
  workerReturn.note(undefined)
  const here = window.location.pathname + window.location.search
  leave(`/login?from=${encodeURIComponent(here)}`)
}

function leaveBy(outcome: GuardOutcome, leave: LeavePage): void {
  if (outcome.kind !== 'denied') {
    leaveForLogin(leave)
    return
  }
  sessionStorage.setItem(NEXT_TOAST_KEY, denialToast(outcome))
  leave('/')
}

/** Goes back to the admin view where the address asks for it, and takes that out of the address. */
export function takeViewFromAddress(): void {
  if (window.location.search !== `?${ADMIN_VIEW_QUERY}`) return
  localStorage.setItem(ADMIN_VIEW_KEY, 'true')
  history.replaceState(null, '', window.location.pathname + window.location.hash)
}

/** Guards the console with the rules of `shared/access/guards` (docs/product.md, Roles and guarded pages). */
export function createAccess(client: BackendClient, leave: LeavePage = leavePage): Access {
  let known: Known | undefined
  let hasTyped = () => false
  let isLoggingOut = false
  const roles = heldRoles()
  let readAt_ms = 0

  const readUser = async () => (await client.auth.getSession()).data.session?.user ?? null

  async function readVisitor(refresh: boolean): Promise<Visitor> {
    const before = await readUser()
    if (before && (refresh || known?.id !== before.id)) {
      readAt_ms = performance.now()
      known = { id: before.id, profile: await readProfile(client, before.id) }
    }
    const user = before && (await readUser())
    if (user && !workerReturn.asked()) workerReturn.note({ id: user.id, email: user.email ?? '' })
    const profile = user && known ? known.profile : null
    // Where a session has ended, what is on the screen stays: whoever was here may come back to what they typed.
    if (profile) roles.set(profile.console_roles)
    return { isLoading: false, user, profile, isAdminView: readAdminView(localStorage.getItem(ADMIN_VIEW_KEY)) }
  }

  async function admit(refresh: boolean, isAtWork: boolean): Promise<void> {
    // The end of the session is news to every watcher, but whoever logs out goes home and not to the login page.
    if (isLoggingOut) return
    const outcome = guard(await readVisitor(refresh), { admin: true })
    if (outcome.kind === 'allowed') return
    if (outcome.kind === 'login' && isAtWork && workerReturn.worker()) {
      await workerReturn.ask()
      return admit(true, isAtWork)
    }
    leaveBy(outcome, leave)
    await new Promise<never>(() => {})
  }

  return {
    roles,
    admit: (refresh = false) => admit(refresh, true),
    lookAgain(isSure = false) {
      if (!isSure && performance.now() - readAt_ms < KNOWN_MS) return
      admit(true, true).catch((error: unknown) => console.error(error))
    },
    watch: () => admit(false, workerReturn.isDue() || hasTyped()),
    watchTyped(asked) {
      hasTyped = asked
    },
    async signInAgain(email, password) {
      const worker = workerReturn.worker()
      const { data, error } = await client.auth.signInWithPassword({ email, password })
      if (error) throw new Refused(readAuthRefusal(error))
      if (data.user.id !== worker?.id) return 'other'
      workerReturn.signedIn(worker.id)
      return 'same'
    },
    leaveForLogin() {
      // The login page would send whoever still had a session straight back.
      localStorage.removeItem(SESSION_KEY)
      leaveForLogin(leave)
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
      workerReturn.note(undefined)
      for (const key of PERSONAL_KEYS) localStorage.removeItem(key)
      await endPushSubscription()
      leave('/')
    },
  }
}
