import { SESSION_KEY } from '@maveshi/shared/access/session'
import { readAuthRefusal } from '@maveshi/shared/refusal/auth'
import type { Refusal } from '@maveshi/shared/refusal/refusal'
import { GoTrueClient, isAuthError, isAuthRetryableFetchError, type Session } from '@supabase/auth-js'
import { storedPerson } from '../phone/stored-person.ts'
import { fetchInTime } from './answer-time.ts'
import { readConfig } from './config.ts'

export type { Session }

let client: GoTrueClient | undefined

async function auth(): Promise<GoTrueClient> {
  const { supabaseUrl, publishableKey } = await readConfig()
  if (client) return client
  client = new GoTrueClient({
    url: `${supabaseUrl}/auth/v1`,
    headers: { apikey: publishableKey },
    storageKey: SESSION_KEY,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    flowType: 'implicit',
    fetch: fetchInTime,
  })
  // The client is busy while it tells: who listens may ask it only afterwards.
  client.onAuthStateChange(() => {
    setTimeout(() => {
      for (const check of watchers) check()
    })
  })
  return client
}

/** Checks whether somebody else is signed in now. */
const watchers = new Set<() => void>()

/**
 * The client remembers a failed refresh for a minute, and would go on failing when the network is back. One that has
 * taken its place meanwhile stays: somebody may be signing in by it.
 */
function dropClient(failed: GoTrueClient): void {
  void failed.dispose()
  if (client === failed) client = undefined
}

function problemOf(error: unknown): Refusal {
  if (error instanceof TypeError) return { kind: 'offline', message: '' }
  if (isAuthError(error)) return readAuthRefusal(error)
  throw error
}

type Answer = { error: unknown }

/** Calls the service; an error it answers with, or the lack of a network, is a problem and not thrown. */
export async function attempt<T extends Answer>(call: (client: GoTrueClient) => Promise<T>): Promise<T | Refusal> {
  try {
    const answer = await call(await auth())
    return answer.error ? problemOf(answer.error) : answer
  } catch (error) {
    return problemOf(error)
  }
}

/** The problem of an answer, or nothing when it worked. */
export const onlyProblem = (answer: Answer | Refusal): Refusal | undefined => ('kind' in answer ? answer : undefined)

/**
 * The session of this browser, refreshed where it is due; nothing for a guest, or when it has ended.
 * @throws TypeError when it has to be refreshed and there is no network
 */
export async function readSession(): Promise<Session | undefined> {
  const asked = await auth()
  const { data, error } = await asked.getSession()
  if (!error) return data.session ?? undefined
  if (!isAuthRetryableFetchError(error)) return undefined
  dropClient(asked)
  throw new TypeError(error.message)
}

/** How the service refuses a session that it has ended. Too many requests, and its own troubles, end none. */
const ENDED = [400, 401, 403]

/**
 * Refreshes the session whose token was refused; nothing when that is refused too.
 * @throws TypeError without a network
 */
export async function renewSession(): Promise<Session | undefined> {
  const asked = await auth()
  const { data, error } = await asked.refreshSession()
  // The client keeps it until its time is up, and the login page would send back to where it is refused, on and on.
  if (error && ENDED.includes(error.status ?? 0)) await asked.signOut({ scope: 'local' })
  if (error) dropClient(asked)
  if (isAuthRetryableFetchError(error)) throw new TypeError(error.message)
  return error ? undefined : (data.session ?? undefined)
}

/**
 * Tells when the session of this browser ends or becomes somebody else's, in this tab or another. Both clients store it
 * under one key, so the key is what is watched.
 * @returns stops it
 */
export function watchPerson(onChange: (personId: string | undefined) => void): () => void {
  let known = storedPerson()?.id
  const check = () => {
    const now = storedPerson()?.id
    if (now === known) return
    known = now
    onChange(now)
  }
  watchers.add(check)
  addEventListener('storage', check)
  // The client refreshes the session while the page is open, and notices when that fails.
  auth().catch(() => undefined)
  return () => {
    watchers.delete(check)
    removeEventListener('storage', check)
  }
}

/** Signs in; answers with the problem, or with nothing when it worked. */
export async function signIn(email: string, password: string): Promise<Refusal | undefined> {
  return onlyProblem(await attempt((client) => client.signInWithPassword({ email, password })))
}

/** Ends the session of this browser. */
export async function signOut(): Promise<Refusal | undefined> {
  return onlyProblem(await attempt((client) => client.signOut({ scope: 'local' })))
}

/** Asks for a mail with a link to /reset-password. */
export async function requestPasswordReset(email: string): Promise<Refusal | undefined> {
  const redirectTo = `${location.origin}/reset-password`
  return onlyProblem(await attempt((client) => client.resetPasswordForEmail(email, { redirectTo })))
}

/** Sets a new password for whoever has come by a reset link. The service ends every other session. */
export async function changePassword(password: string): Promise<Refusal | undefined> {
  return onlyProblem(await attempt((client) => client.updateUser({ password })))
}
