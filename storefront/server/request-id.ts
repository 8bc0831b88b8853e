import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const ids = new WeakMap<IncomingMessage, string>()

const GIVEN = /^[\w-]{8,64}$/

/**
 * Gives a request the number by which logs name it.
 * @param proxies of one's own that stand in front: they may have numbered it already, visitors may not
 */
export function giveId(request: IncomingMessage, proxies: number): string {
  const given = request.headers['x-request-id']?.toString() ?? ''
  const id = proxies > 0 && GIVEN.test(given) ? given : randomUUID()
  ids.set(request, id)
  return id
}

/** The number of a request, or nothing where it has none. */
export const idOf = (request: IncomingMessage): string | undefined => ids.get(request)
