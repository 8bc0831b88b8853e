import type { Channel, TextChannel } from '@maveshi/shared/notice/telling'
import { noticeMail } from '../mails/notice-mail.ts'
import { noticePush } from '../mails/notice-push.ts'
import { noticeText } from '../mails/notice-text.ts'
import type { Telling } from '../mails/told.ts'
import type { Failed, Gone, Letter, SenderBackend } from './backend.ts'
import { failureOf, type MailWay } from './mail.ts'
import { byPush, makePushKeys, PushFailed, type PushWay } from './push.ts'
import { TextFailed, type TextWay } from './texts.ts'

/** By what the sender sends. */
export interface Ways {
  readonly backend: SenderBackend
  /** Mails. */
  readonly way: MailWay
  /** Asks the push services; without it no pushes go out. */
  readonly askPushService?: typeof fetch | undefined
  /** Text messages; without it none go out, and nobody is offered any. */
  readonly textWay?: TextWay | undefined
  readonly siteUrl: string
}

/** What takes the letters of one channel to people. */
export interface Carrier {
  readonly channel: Channel
  /** Makes ready what has to be before anything can be sent. */
  prepare(): Promise<unknown>
  /** @returns the phones that are told no more @throws whatever `outcomeOf` reads */
  carry(letter: Letter, telling: Telling): Promise<Gone>
  /** What the backend is told of a letter that has not gone out. */
  outcomeOf(error: unknown): Gone & (Failed | object)
}

function mailCarrier({ way, siteUrl }: Ways): Carrier {
  return {
    channel: 'email',
    prepare: async () => {},
    async carry(letter, telling) {
      const { topic, token } = letter
      await way.send(letter, noticeMail({ ...telling, topic, siteUrl, token }))
      return {}
    },
    outcomeOf: failureOf,
  }
}

/** @param ask asks the push services */
export function pushCarrier({ backend, siteUrl }: Pick<Ways, 'backend' | 'siteUrl'>, ask: typeof fetch): Carrier {
  let way: PushWay | undefined
  async function prepare(): Promise<PushWay> {
    way ??= byPush(await backend.offerPushKeys(await makePushKeys()), siteUrl, ask)
    return way
  }
  return {
    channel: 'push',
    prepare,
    carry: async (letter, telling) => (await prepare()).send(letter, noticePush(telling, letter.id)),
    outcomeOf: (error) => (error instanceof PushFailed ? error.outcome : failureOf(error)),
  }
}

/** So often it is said that text messages can be sent: what is not said for a day is not offered any more. */
const OFFER_MS = 600_000

function textCarrier(channel: TextChannel, way: TextWay, { backend, siteUrl }: Ways): Carrier {
  let offeredAt = Number.NEGATIVE_INFINITY
  return {
    channel,
    async prepare() {
      if (performance.now() - offeredAt < OFFER_MS) return
      await backend.offerChannels([channel])
      offeredAt = performance.now()
    },
    async carry(letter, telling) {
      await way.send(channel, letter, noticeText(telling, siteUrl))
      return {}
    },
    outcomeOf: (error) => (error instanceof TextFailed ? error.failed : failureOf(error)),
  }
}

/** What carries the letters of each channel. */
export function carriersOf(ways: Ways): readonly Carrier[] {
  const { askPushService, textWay } = ways
  const texts = textWay ? textWay.channels.map((channel) => textCarrier(channel, textWay, ways)) : []
  return [mailCarrier(ways), ...(askPushService ? [pushCarrier(ways, askPushService)] : []), ...texts]
}
