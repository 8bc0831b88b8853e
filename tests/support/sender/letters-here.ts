import type { TextChannel } from '@maveshi/shared/notice/telling'
import { noticeOf } from '@maveshi/shared/notice/told'
import { readKeys } from '@maveshi/supabase/local/data-dir'
import { type Letter, type SenderBackend, senderBackend } from '@maveshi/supabase/sender/backend'
import { carriersOf } from '@maveshi/supabase/sender/carriers'
import { toOutbox } from '@maveshi/supabase/sender/mail'
import type { TextWay } from '@maveshi/supabase/sender/texts'
import { cachedTitles } from '@maveshi/supabase/sender/titles'
import { wordsIn } from '@maveshi/supabase/sender/words'

/** What opens the market of the browser tests for a sender. */
export async function senderOfBrowserTests(): Promise<SenderBackend> {
  const { secretKey } = await readKeys(process.env.MARKET_DATA_DIR ?? '')
  return senderBackend({ url: `http://127.0.0.1:${process.env.MARKET_API_PORT}`, apikey: secretKey })
}

/** How letters of one channel go to one person of a test. */
export interface SendingHere {
  readonly backend: SenderBackend
  readonly siteUrl: string
  readonly channel: 'push' | TextChannel
  readonly isMine: (letter: Letter) => boolean
  readonly askPushService?: typeof fetch
  readonly textWay?: TextWay
}

/**
 * Sends what is due to one person, by what the sender sends it with. Other tests run at the same time: what is theirs is
 * given back.
 */
export async function sendHere({ channel, isMine, ...options }: SendingHere): Promise<void> {
  const { backend, siteUrl } = options
  const carrier = carriersOf({ ...options, way: toOutbox('', siteUrl) }).find((one) => one.channel === channel)
  if (!carrier) throw new TypeError(`Nothing carries ${channel}.`)
  await carrier.prepare()
  const { letters } = await backend.take(channel, 100, 60, true)
  await backend.settle(letters.filter((letter) => !isMine(letter)).map(({ id, lease }) => ({ id, lease })))
  for (const letter of letters.filter(isMine)) {
    const { id, lease, language } = letter
    const [first, ...others] = letter.notices.flatMap((row) => noticeOf(row) ?? [])
    if (!first) throw new Error('A letter tells nothing.')
    const titles = await cachedTitles(backend.readCatalogue)(language)
    await carrier.carry(letter, { notices: [first, ...others], language, t: wordsIn(language), titles })
    await backend.settle([{ id, lease, language }])
  }
}
