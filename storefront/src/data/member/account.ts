import type { Language } from '@maveshi/shared/locale/languages'
import { type Refusal, SESSION_ENDED } from '@maveshi/shared/refusal/refusal'
import { paths } from '../../paths.ts'
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
  const emailRedirectTo = location.origin + paths.profile
  return onlyProblem(await attempt((client) => client.updateUser({ email }, { emailRedirectTo })))
}

/**
 * Lets the account know the name that the header shows, and the language that its mails are written in. A failure is no
 * problem: the next sign-in brings the name, the next change the language.
 */
export async function rememberDetails(name: string, language: Language): Promise<void> {
  await attempt((client) => client.updateUser({ data: { name, language } }))
}
