import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * Whose request it is, as the outermost proxy that is trusted has seen it. Each proxy adds the address it was called from
 * to the end of X-Forwarded-For; whatever stands further left a visitor may have written, and nobody reads it.
 * @param proxies of one's own that a request passes on its way here. Where it named fewer addresses, the first is taken.
 */
export function visitorAddress({ headers, socket }: IncomingMessage, proxies: number): string | undefined {
  const named = headers['x-forwarded-for']?.toString().split(',') ?? []
  const seen = proxies > 0 ? named.slice(-proxies)[0]?.trim() : undefined
  return seen && isIP(seen) ? seen : socket.remoteAddress
}
