import type { Context } from 'hono'
import { verify } from 'hono/jwt'
import type { Keys } from '../data-dir.ts'
import type { FrontEnv } from '../front.ts'

/** A program of the operator's, which has the secret key. */
export const OPERATOR = 'operator'

/** Who writes: a person's id, or OPERATOR. Nothing for a guest, or where a token is good no more. */
export async function writerOf({ req }: Context<FrontEnv>, keys: Keys): Promise<string | undefined> {
  if (req.header('apikey') === keys.secretKey) return OPERATOR
  const token = req.header('authorization')?.replace(/^Bearer /i, '') ?? ''
  const claims = await verify(token, keys.jwtSecret, 'HS256').catch(() => undefined)
  return claims?.role === 'authenticated' && typeof claims.sub === 'string' ? claims.sub : undefined
}
