import type { HttpBindings } from '@hono/node-server'
import type { App } from '@supabase/lite'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { cloneRawRequest } from 'hono/request'
import type { RequestIdVariables } from 'hono/request-id'
import { authGate } from './auth/gate.ts'
import { liveSession } from './auth/live-session.ts'
import { snapshots } from './backup/check.ts'
import type { Keys } from './data-dir.ts'
import type { DatabaseConnection } from './database.ts'
import { gateway } from './gateway/gateway.ts'
import { requestLog } from './request-log.ts'
import { storageChecks } from './storage/checks.ts'
import type { StorageFolder } from './storage/folder.ts'

/** What stands behind the checks. */
export interface Behind {
  readonly lite: App
  readonly connection: DatabaseConnection
  readonly keys: Keys
  readonly storage: StorageFolder
  /** Copies the whole market beside itself, as it is at one moment. @returns the folder */
  readonly takeSnapshot: () => Promise<string>
  readonly siteUrl: string
  /** How many times the usual one address of a caller may do. */
  readonly addressLimitFactor: number
}

/** `incoming` and `outgoing` are those of Node's server; a caller in this process has neither. */
export interface FrontEnv {
  readonly Bindings: Partial<HttpBindings>
  readonly Variables: RequestIdVariables
}

/**
 * Adds middleware or routes of one topic to what every request passes on its way to the embedded server. A middleware
 * that reads a body uses `c.req.json()`, `text()` and the like, which leave it for those that follow.
 */
export type Check = (front: Hono<FrontEnv>, behind: Behind) => void

/** In the order in which a request meets them. */
const CHECKS: readonly Check[] = [requestLog, snapshots, gateway, liveSession, authGate, storageChecks]

/** The only way to the embedded server, by HTTP and for callers in this process. */
export function standInFront(behind: Behind): Hono<FrontEnv> {
  const front = new Hono<FrontEnv>()
  // Who is answered before all was read may send on, into the next request of a connection that is kept alive.
  front.use('*', async (c, next) => {
    await next()
    if (c.env?.incoming && !c.env.incoming.complete) c.header('connection', 'close')
  })
  for (const add of CHECKS) add(front, behind)
  front.all('*', async (c) => behind.lite.fetch(c.req.raw.bodyUsed ? await cloneRawRequest(c.req) : c.req.raw))
  front.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    console.error(error)
    return c.json({ message: 'Internal Server Error' }, 500)
  })
  return front
}
