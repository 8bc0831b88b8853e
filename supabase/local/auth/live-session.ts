import { decode } from 'hono/jwt'
import type { Check } from '../front.ts'
import { refuse } from '../storage/answers.ts'
import { isSessionAlive } from './accounts.ts'

/**
 * The session that a token names. Whether its signature holds is asked by the embedded server: a forged token is refused
 * either way.
 */
function sessionOf(authorization: string | undefined): string | undefined {
  const token = /^Bearer (.*)$/i.exec(authorization ?? '')?.[1]?.trim()
  if (token?.split('.').length !== 3) return undefined
  try {
    const { session_id: session } = decode(token).payload
    return typeof session === 'string' ? session : undefined
  } catch {
    return undefined
  }
}

/**
 * Lets nobody act by a token whose session has ended: the embedded server takes one for up to an hour more. The answer is
 * that to a token which is too old, so that clients ask for a new one, and are told there that they are signed out.
 */
export const liveSession: Check = (front, { connection }) => {
  const isEnded = async (authorization: string | undefined): Promise<boolean> => {
    const session = sessionOf(authorization)
    return session !== undefined && !(await isSessionAlive(connection, session))
  }
  front.use('/rest/v1/*', async (c, next) => {
    if (!(await isEnded(c.req.header('authorization')))) return next()
    return c.json({ code: 'PGRST303', details: null, hint: null, message: 'JWT expired' }, 401)
  })
  front.use('/storage/v1/*', async (c, next) => {
    if (!(await isEnded(c.req.header('authorization')))) return next()
    return refuse(c, 401, 'InvalidJWT', 'The session has ended')
  })
}
