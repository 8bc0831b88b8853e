import { isIP, isIPv6, SocketAddress } from 'node:net'
import type { Context } from 'hono'
import type { FrontEnv } from '../front.ts'

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/

/** The first half of an address of the sixth version, which is what one household or telephone has. */
function network(address: string): string {
  const [head = '', tail] = address.split('::')
  const front = head.split(':')
  const back = tail?.split(':') ?? []
  const groups = tail === undefined ? front : [...front, ...Array(8 - front.length - back.length).fill('0'), ...back]
  return groups.slice(0, 4).join(':')
}

function normalised(address: string): string {
  const { address: known } = new SocketAddress({ address, family: isIPv6(address) ? 'ipv6' : 'ipv4' })
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(known)?.[1]
  if (mapped) return mapped
  return isIPv6(known) ? network(known) : known
}

/**
 * Whose request it is, as an address that limits count by. The backend listens on this machine alone, so whoever calls
 * by the loopback address is the storefront's server: the last address of X-Forwarded-For is the visitor that it names.
 * Of anybody else the header is not believed. Callers in this process have no socket and are believed.
 */
export function callerAddress(c: Context<FrontEnv>): string {
  const peer = c.env?.incoming?.socket.remoteAddress
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  if ((peer === undefined || LOOPBACK.test(peer)) && isIP(forwarded)) return normalised(forwarded)
  return peer && isIP(peer) ? normalised(peer) : 'this process'
}
