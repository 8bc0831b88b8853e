import type { Returns } from '@maveshi/shared/database'
import { readRefusal } from '@maveshi/shared/refusal/read'
import type { Refusal } from '@maveshi/shared/refusal/refusal'
import { fetchInTime } from './answer-time.ts'
import { readConfig } from './config.ts'
import { requestPasswordReset } from './session.ts'

/** What somebody knows of an account that support made for them. `phone` is in the form of E.164, `code` eight digits. */
export interface Takeover {
  readonly phone: string
  readonly code: string
  readonly email: string
}

/** Why an account was not taken over, beside what may go wrong with every call. */
export type TakeoverProblem = 'wrong' | 'locked' | 'taken'

const isProblem = (answer: unknown): answer is TakeoverProblem =>
  answer === 'wrong' || answer === 'locked' || answer === 'taken'

async function askMarket({ phone, code, email }: Takeover): Promise<TakeoverProblem | Refusal | undefined> {
  const { supabaseUrl, publishableKey } = await readConfig()
  const answer = await fetchInTime(`${supabaseUrl}/rest/v1/rpc/take_over_account`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ phone, code, email }),
  })
  const said: Returns<'take_over_account'> | Parameters<typeof readRefusal>[0] = await answer.json()
  if (typeof said !== 'string') return readRefusal(said, answer.status)
  return isProblem(said) ? said : undefined
}

/** Gives the account of a telephone number an e-mail address, and has a link mailed there to choose a password. */
export async function takeOver(takeover: Takeover): Promise<TakeoverProblem | Refusal | undefined> {
  const problem = await askMarket(takeover).catch((error: Error) => readRefusal(error, 0))
  return problem ?? requestPasswordReset(takeover.email)
}
