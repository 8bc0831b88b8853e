import { createECDH, createPublicKey, randomBytes } from 'node:crypto'
import { PUSH_SERVICES, type PushAddress, type PushMessage } from '@maveshi/shared/notice/push-services'
import { decrypt } from 'http_ece'
import { jwtVerify } from 'jose'

/** A browser that has asked to be told: what it tells the market, and how it reads what comes. */
export interface ToldPhone extends PushAddress {
  read(content: Buffer): PushMessage
}

let count = 0

/** @param host of a push service */
export function newPhone(host: string = PUSH_SERVICES[0]): ToldPhone {
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys().toString('base64url')
  const auth = randomBytes(16).toString('base64url')
  const settings = { version: 'aes128gcm', privateKey: keys, authSecret: auth } as const
  return {
    endpoint: `https://${host}/send/${process.pid}-${++count}`,
    p256dh,
    auth,
    read: (content) => JSON.parse(decrypt(content, settings).toString()) as PushMessage,
  }
}

/** One message as a push service has taken it. */
export interface Pushed {
  readonly endpoint: string
  readonly headers: Headers
  readonly content: Buffer
}

/** A push service that notes what it has taken, and refuses some with a status. */
export function recordingPushService(refuse: (endpoint: string) => number | undefined = () => undefined) {
  const taken: Pushed[] = []
  const ask: typeof fetch = async (input, { headers, body } = {}) => {
    const endpoint = String(input)
    const status = refuse(endpoint)
    if (status) return new Response('no', { status })
    taken.push({ endpoint, headers: new Headers(headers), content: Buffer.from(body as Uint8Array) })
    return new Response(null, { status: 201 })
  }
  return { ask, taken, to: ({ endpoint }: PushAddress) => taken.filter((one) => one.endpoint === endpoint) }
}

/** Reads who has sent it, as a push service does (RFC 8292). @throws where the signature is not of the key beside it */
export async function readSigned({ endpoint, headers }: Pushed) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.get('authorization') ?? '') ?? []
  const bytes = Buffer.from(key, 'base64url')
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'))
  const known = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const { payload } = await jwtVerify(token, known, { audience: new URL(endpoint).origin, algorithms: ['ES256'] })
  return { key, payload }
}
