/** Who is asking. `profile` is null for somebody whose profile could not be read. */
export interface Visitor {
  readonly isLoading: boolean
  readonly user: { readonly id: string } | null
  readonly profile: { readonly is_admin: boolean; readonly role: string } | null
  readonly isAdminView: boolean
}

/** What a route asks of its visitor. */
export interface Requirement {
  readonly admin?: boolean
  readonly role?: string
}

export type GuardOutcome =
  | { readonly kind: 'loading' | 'login' | 'allowed' }
  | { readonly kind: 'denied'; readonly reason: 'notAdmin' | 'userView' }
  | { readonly kind: 'denied'; readonly reason: 'role'; readonly role: string }

/**
 * Decides about a guarded route: wait, ask to sign in, send home with an 'Access Denied' toast
 * (`toast:accessDenied.{reason}`), or let in.
 */
export function guard(visitor: Visitor, requirement: Requirement = {}): GuardOutcome {
  if (visitor.isLoading) return { kind: 'loading' }
  if (!visitor.user) return { kind: 'login' }
  if (requirement.admin && !visitor.profile?.is_admin) return { kind: 'denied', reason: 'notAdmin' }
  if (requirement.admin && !visitor.isAdminView) return { kind: 'denied', reason: 'userView' }
  if (requirement.role && visitor.profile?.role !== requirement.role) {
    return { kind: 'denied', reason: 'role', role: requirement.role }
  }
  return { kind: 'allowed' }
}

/** The toast that says why somebody was refused, by the name under which one page leaves it for the next. */
export function denialToast(denied: Extract<GuardOutcome, { kind: 'denied' }>): string {
  return denied.reason === 'role' ? `accessDenied.role:${denied.role}` : `accessDenied.${denied.reason}`
}

/** The key under which a browser remembers an administrator's view; 'true' or 'false', and on when nothing is stored. */
export const ADMIN_VIEW_KEY = 'isAdminView'

/** In the query of an address of the console, it ends the look at the market as others see it. */
export const ADMIN_VIEW_QUERY = 'view=admin'

export function readAdminView(stored: string | null): boolean {
  return stored !== 'false'
}

/**
 * Where to go after signing in: a path of this site, or home. Anything that a browser could read as another origin
 * (`//host`, `/\host`, `https:`) is refused.
 */
export function returnPath(wanted: string | null | undefined): string {
  return wanted && /^\/(?![/\\])[^\s\\]*$/.test(wanted) ? wanted : '/'
}
