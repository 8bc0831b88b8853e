import { returnPath } from '@maveshi/shared/access/guards'
import type { Refusal } from '@maveshi/shared/refusal/refusal'
import { attempt, onlyProblem } from './session.ts'

/** What a mailed link is for, as the authentication service calls it. */
const LINK_TYPES = ['signup', 'magiclink', 'email_change', 'recovery', 'invite'] as const
export type LinkType = (typeof LINK_TYPES)[number]

export const isLinkType = (type: unknown): type is LinkType => LINK_TYPES.includes(type as LinkType)

/**
 * Uses the token of a mailed link, which works once.
 * @returns whether the person is signed in by it, or has to open another link first
 */
export async function openLink(type: LinkType, tokenHash: string): Promise<Refusal | { isSignedIn: boolean }> {
  const answer = await attempt((client) => client.verifyOtp({ type, token_hash: tokenHash }))
  return 'kind' in answer ? answer : { isSignedIn: Boolean(answer.data.session) }
}

/**
 * Asks for a mail with a link that proves the address of an account and signs in by it; where the account was never
 * confirmed, that is its confirmation. Whether there is an account is told to nobody.
 * @param path where the person wants to go
 */
export async function requestLink(email: string, path: string): Promise<Refusal | undefined> {
  const options = { shouldCreateUser: false, emailRedirectTo: location.origin + path }
  const problem = onlyProblem(await attempt((client) => client.signInWithOtp({ email, options })))
  return problem?.kind === 'auth' && (problem.code as string) === 'otp_disabled' ? undefined : problem
}

/** Where a link leads on to: a path of this site, whatever address it was given with. */
export function pathAfterLink(next: string): string {
  try {
    const { pathname, search } = new URL(next)
    return returnPath(pathname + search)
  } catch {
    return '/'
  }
}
