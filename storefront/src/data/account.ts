import { type AccountProblem, attempt, onlyProblem, readSession } from './session.ts'

/** As the service says it when somebody who is signed out changes something of theirs. */
export const NOT_AUTHENTICATED: AccountProblem = { code: 'not_authenticated', message: 'User not authenticated' }

/** Ends every other session of the person, so that whoever knew the old password is out. A failure is no problem. */
export async function signOutElsewhere(): Promise<void> {
  await attempt((client) => client.signOut({ scope: 'others' }))
}

/**
 * Sets a new password for the signed-in person, who has to know the current one.
 * @returns the problem; its code is `wrong_current_password` where it is that one that is not right
 */
export async function replacePassword(current: string, password: string): Promise<AccountProblem | undefined> {
  const email = (await readSession())?.user.email
  if (!email) return NOT_AUTHENTICATED
  const refusal = onlyProblem(await attempt((client) => client.signInWithPassword({ email, password: current })))
  if (refusal?.code === 'invalid_credentials') return { ...refusal, code: 'wrong_current_password' }
  if (refusal) return refusal
  const problem = onlyProblem(await attempt((client) => client.updateUser({ password, current_password: current })))
  if (!problem) await signOutElsewhere()
  return problem
}

/** Asks for another e-mail address. It counts when the links that are then mailed have been opened. */
export async function requestEmailChange(email: string): Promise<AccountProblem | undefined> {
  if (!(await readSession())) return NOT_AUTHENTICATED
  const emailRedirectTo = `${location.origin}/profile/edit`
  return onlyProblem(await attempt((client) => client.updateUser({ email }, { emailRedirectTo })))
}

/**
 * Uses the token of a mailed link that confirms another address.
 * @returns whether the address has changed, or another link has to be opened first
 */
export async function confirmEmailChange(tokenHash: string): Promise<AccountProblem | { isChanged: boolean }> {
  const answer = await attempt((client) => client.verifyOtp({ type: 'email_change', token_hash: tokenHash }))
  return 'code' in answer ? answer : { isChanged: Boolean(answer.data.session) }
}

/** Lets the session know the name that the header shows. A failure is no problem: the next sign-in brings it. */
export async function rememberName(name: string): Promise<void> {
  await attempt((client) => client.updateUser({ data: { name } }))
}
