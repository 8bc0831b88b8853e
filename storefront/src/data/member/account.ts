import { type Refusal, SESSION_ENDED } from '@maveshi/shared/refusal/refusal'
import { attempt, onlyProblem, readSession } from '../visitor/session.ts'

/**
 * Sets a new password for the signed-in person, who has to know the current one. The service ends every other session, so
 * that whoever knew the old password is out.
 */
export async function replacePassword(current: string, password: string): Promise<Refusal | undefined> {
  if (!(await readSession())) return SESSION_ENDED
  return onlyProblem(await attempt((client) => client.updateUser({ password, current_password: current })))
}

/** Asks for another e-mail address. It counts when the links that are then mailed have been opened. */
export async function requestEmailChange(email: string): Promise<Refusal | undefined> {
  if (!(await readSession())) return SESSION_ENDED
  const emailRedirectTo = `${location.origin}/profile/edit`
  return onlyProblem(await attempt((client) => client.updateUser({ email }, { emailRedirectTo })))
}

/**
 * Uses the token of a mailed link that confirms another address.
 * @returns whether the address has changed, or another link has to be opened first
 */
export async function confirmEmailChange(tokenHash: string): Promise<Refusal | { isChanged: boolean }> {
  const answer = await attempt((client) => client.verifyOtp({ type: 'email_change', token_hash: tokenHash }))
  return 'kind' in answer ? answer : { isChanged: Boolean(answer.data.session) }
}

/** Asks for a mail with a link that proves the address of the signed-in person. */
export async function requestProof(email: string): Promise<Refusal | undefined> {
  const options = { shouldCreateUser: false, emailRedirectTo: `${location.origin}/profile/edit` }
  return onlyProblem(await attempt((client) => client.signInWithOtp({ email, options })))
}

/** Uses the token of a mailed link that proves an address. */
export async function proveAddress(tokenHash: string): Promise<Refusal | undefined> {
  return onlyProblem(await attempt((client) => client.verifyOtp({ type: 'magiclink', token_hash: tokenHash })))
}

/** Lets the session know the name that the header shows. A failure is no problem: the next sign-in brings it. */
export async function rememberName(name: string): Promise<void> {
  await attempt((client) => client.updateUser({ data: { name } }))
}
