import { onTestFinished } from 'vitest'
import { market } from '../market.ts'
import { asOwner } from '../people.ts'
import { type KilledSenders, type Receiver, type SentFor, sendAndKill, sendTogether } from './killed-senders.ts'

/** What became of all that this market had to send. */
interface SentAtLast {
  readonly ids: readonly string[]
  /** Those that the market does not know as sent. */
  readonly unsent: readonly string[]
}

const idsWhere = async (condition: string) =>
  (await asOwner<{ id: string }>(`select id from private.deliveries where ${condition}`)).map(({ id }) => id)

/** Where senders find this market, until the test is over. */
async function marketFor(receiver: Receiver): Promise<SentFor> {
  const { keys, listen } = await market()
  const server = await listen(0)
  onTestFinished(() => void server.close())
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const isDone = async () => (await idsWhere('outcome is null')).length === 0
  return { url, secretKey: keys.secretKey, receiver, isDone }
}

const unsent = () => idsWhere("outcome is distinct from 'sent'")

/** Has senders send all that this market has to send, and kills so many of them while they do. */
export async function sendHereAndKill({
  receiver,
  kills,
}: Pick<KilledSenders, 'receiver' | 'kills'>): Promise<SentAtLast & { readonly killed: number }> {
  const [sentFor, ids] = [await marketFor(receiver), await idsWhere('true')]
  const killed = await sendAndKill({ ...sentFor, kills, mails: ids.length })
  return { ids, killed, unsent: await unsent() }
}

/** Has so many senders at the same time send all that this market has to send. */
export async function sendHereTogether(receiver: Receiver, senders: number): Promise<SentAtLast> {
  const [sentFor, ids] = [await marketFor(receiver), await idsWhere('true')]
  await sendTogether(sentFor, senders)
  return { ids, unsent: await unsent() }
}
