import { createECDH, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { oneLine } from '@maveshi/shared/log/one-line'
import type { PushAddress, PushMessage } from '@maveshi/shared/notice/push-services'
import { encrypt } from 'http_ece'
import { exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose'
import type { Failed, Gone, Letter, PushKeys } from './backend.ts'
import { lifetimeSeconds } from './push-lifetime.ts'

/** How pushes go out. */
export interface PushWay {
  /**
   * Sends one message to every phone of a letter. It counts as sent if one at least takes it: where another's push service
   * is busy, that one is tried again within seconds, and no more, since the first would be told twice.
   * @returns the phones that are told no more
   * @throws PushFailed
   */
  send(letter: Letter, message: PushMessage): Promise<Gone>
}

/** No phone has taken it. */
export class PushFailed extends Error {
  readonly outcome: Gone & (Failed | object)
  constructor(outcome: Gone & (Failed | object)) {
    super('said' in outcome ? String(outcome.said) : 'every phone is gone')
    this.outcome = outcome
  }
}

/** Whoever does not say anything for so long has gone: with all pauses and tries well below a lease. */
const WAIT_MS = 15_000
/** How long after each try a busy push service is asked again, where another phone was told. */
export const RETRY_PAUSES_MS = [2000, 6000] as const
/** A token of RFC 8292 may count for a day at most. */
const SIGNED_FOR = '12h'
const CURVE = 'prime256v1'
const ALGORITHM = 'ES256'

/** A key pair for a market that has none. */
export async function makePushKeys(): Promise<PushKeys> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const private_key = (await exportJWK(privateKey)) as JsonWebKey
  const [x, y] = [private_key.x, private_key.y].map((part) => Buffer.from(part ?? '', 'base64url'))
  return { public_key: Buffer.concat([Buffer.of(4), x as Buffer, y as Buffer]).toString('base64url'), private_key }
}

/** For the browser's eyes alone (RFC 8291): no push service reads it. */
function encryptFor({ p256dh, auth }: PushAddress, message: PushMessage): Buffer {
  const own = createECDH(CURVE)
  own.generateKeys()
  const salt = randomBytes(16).toString('base64url')
  const settings = { version: 'aes128gcm', dh: p256dh, privateKey: own, salt, authSecret: auth } as const
  return encrypt(Buffer.from(JSON.stringify(message)), settings)
}

/** What a push service may write to whoever sends too much. */
function contactOf(siteUrl: string): string {
  const { protocol, hostname, origin } = new URL(siteUrl)
  return protocol === 'https:' ? origin : `mailto:market@${hostname}`
}

/** What came of one phone: nothing where it took the message. */
type Refused = 'gone' | Failed | undefined

/** What came of a letter, by its phones. */
type Outcomes = ReadonlyMap<PushAddress, Refused>

const isBusy = (refused: Refused) => typeof refused === 'object' && refused.failure === 'later'
const isTaken = (outcomes: Outcomes) => [...outcomes.values()].includes(undefined)

async function readAnswer(answer: Response): Promise<Refused> {
  const { status } = answer
  const said = oneLine(`${status} ${(await answer.text()).slice(0, 250)}`)
  if (answer.ok) return undefined
  if (status === 404 || status === 410) return 'gone'
  if (status === 401 || status === 403) return { failure: 'credentials', said, is_final: false }
  if (status === 429 || status >= 500) return { failure: 'later', said, is_final: false }
  return { failure: 'refused', said, is_final: false }
}

/** Sends by the push services of people's browsers. @param pause waits for so many milliseconds */
export function byPush(
  { public_key, private_key }: PushKeys,
  siteUrl: string,
  ask: typeof fetch = fetch,
  pause: (ms: number) => Promise<void> = wait,
): PushWay {
  const key = importJWK(private_key, ALGORITHM)
  const signed = async (endpoint: string) =>
    new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
      .setAudience(new URL(endpoint).origin)
      .setSubject(contactOf(siteUrl))
      .setExpirationTime(SIGNED_FOR)
      .sign(await key)

  async function sendTo(phone: PushAddress, id: string, message: PushMessage): Promise<Refused> {
    try {
      const answer = await ask(phone.endpoint, {
        method: 'POST',
        headers: {
          authorization: `vapid t=${await signed(phone.endpoint)}, k=${public_key}`,
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(lifetimeSeconds(new Date())),
          // What waits for a phone under one name is there once.
          topic: id.replaceAll('-', ''),
          urgency: 'normal',
        },
        body: new Uint8Array(encryptFor(phone, message)),
        redirect: 'error',
        signal: AbortSignal.timeout(WAIT_MS),
      })
      return await readAnswer(answer)
    } catch (error) {
      return {
        failure: 'unreachable',
        said: oneLine(String((error as Error).cause ?? error)).slice(0, 300),
        is_final: false,
      }
    }
  }

  const sendToAll = async (phones: readonly PushAddress[], id: string, message: PushMessage): Promise<Outcomes> =>
    new Map(await Promise.all(phones.map(async (phone) => [phone, await sendTo(phone, id, message)] as const)))

  return {
    async send({ id, phones }, message) {
      let outcomes = await sendToAll(phones ?? [], id, message)
      for (const ms of RETRY_PAUSES_MS) {
        const busy = [...outcomes].flatMap(([phone, refused]) => (isBusy(refused) ? [phone] : []))
        if (busy.length === 0 || !isTaken(outcomes)) break
        await pause(ms)
        outcomes = new Map([...outcomes, ...(await sendToAll(busy, id, message))])
      }
      const gone = [...outcomes].flatMap(([{ endpoint }, refused]) => (refused === 'gone' ? [endpoint] : []))
      if (isTaken(outcomes)) return { gone }
      const failed = [...outcomes.values()].find((refused) => refused !== 'gone')
      throw new PushFailed({ gone, ...failed })
    },
  }
}
