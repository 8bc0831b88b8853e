import { expect, onTestFinished, test } from 'vitest'
import { market } from '../support/market.ts'
import { asOwner, leaveNoBacklog, register } from '../support/people.ts'
import { sendAndKill } from '../support/sender/killed-senders.ts'
import { openRecordingProvider } from '../support/sender/recording-provider.ts'

const PEOPLE = 20
/** As many as one person is sent a day. */
const EACH = 3
const KILLS = 3

test('senders that are killed while they send: every text arrives, and by its key each is one', async () => {
  const { keys, listen } = await market()
  const server = await listen(0)
  const provider = await openRecordingProvider()
  onTestFinished(async () => {
    server.close()
    await provider.stop()
  })
  await leaveNoBacklog()
  await asOwner('delete from private.deliveries')
  await asOwner("insert into private.offered_channels (channel) values ('sms') on conflict do nothing")
  for (let count = 0; count < PEOPLE; count++) {
    const { id, client } = await register({ phone: `+919300${String(count).padStart(6, '0')}` })
    await client.from('notice_choices').insert({ user_id: id, topic: 'messages', channel: 'sms', pace: 'at_once' })
    await asOwner(
      `insert into private.notices (profile_id, kind) select $1::uuid, 'message' from generate_series(1, $2::int)`,
      [id, EACH],
    )
  }
  const ids = (await asOwner<{ id: string }>('select id from private.deliveries')).map(({ id }) => id)
  expect(ids).toHaveLength(PEOPLE * EACH)
  const isDone = async () =>
    (await asOwner<{ count: number }>('select count(*)::int from private.deliveries where outcome is null'))[0]
      ?.count === 0
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const receiver = { url: provider.url, accepted: provider.taken }
  const killed = await sendAndKill({
    ...{ url, secretKey: keys.secretKey, receiver, isDone },
    ...{ kills: KILLS, mails: ids.length },
  })
  expect(killed).toBeGreaterThan(0)
  const references = provider.taken.map(({ reference }) => reference)
  expect(new Set(references)).toEqual(new Set(ids))
  expect(references.length - ids.length).toBeLessThanOrEqual(4 * killed)
  expect(await asOwner("select id from private.deliveries where outcome is distinct from 'sent'")).toEqual([])
}, 240_000)
