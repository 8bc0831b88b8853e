import { onTestFinished } from 'vitest'
import { market } from '../market.ts'
import { asOwner } from '../people.ts'
import { type KilledSenders, sendAndKill } from './killed-senders.ts'

/** What became of all that this market had to send. */
interface SentAtLast {
  readonly ids: readonly string[]
  readonly killed: number
  /** Those that the market does not know as sent. */
  readonly unsent: readonly string[]
}

const idsWhere = async (condition: string) =>
  (await asOwner<{ id: string }>(`select id from private.deliveries where ${condition}`)).map(({ id }) => id)

/** Has senders send all that this market has to send, and kills so many of them while they do. */
export async function sendHereAndKill({
  receiver,
  kills,
}: Pick<KilledSenders, 'receiver' | 'kills'>): Promise<SentAtLast> {
  const { keys, listen } = await market()
  const server = await listen(0)
  onTestFinished(() => void server.close())
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const ids = await idsWhere('true')
  const isDone = async () => (await idsWhere('outcome is null')).length === 0
  const killed = await sendAndKill({ url, secretKey: keys.secretKey, receiver, kills, mails: ids.length, isDone })
  return { ids, killed, unsent: await idsWhere("outcome is distinct from 'sent'") }
}
