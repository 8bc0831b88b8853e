import { expect, onTestFinished, test } from 'vitest'
import { market } from '../support/market.ts'
import { asOwner, leaveNoBacklog, proveAddress, register } from '../support/people.ts'
import { sendAndKill } from '../support/sender/killed-senders.ts'
import { keyOf, openRecordingSmtp } from '../support/sender/recording-smtp.ts'

const MAILS = 150
const KILLS = 5

test('senders that are killed while they send: every mail arrives, and by its key each is one', async () => {
  const { keys, listen } = await market()
  const server = await listen(0)
  const smtp = await openRecordingSmtp()
  onTestFinished(async () => {
    server.close()
    await smtp.stop()
  })
  const person = await register()
  await proveAddress(person)
  await leaveNoBacklog()
  await asOwner('delete from private.deliveries')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  await asOwner(
    `insert into private.notices (profile_id, kind) select $1::uuid, 'suspension_lifted' from generate_series(1, $2::int)`,
    [person.id, MAILS],
  )
  const ids = (await asOwner<{ id: string }>('select id from private.deliveries')).map(({ id }) => id)
  expect(ids).toHaveLength(MAILS)
  const isDone = async () =>
    (await asOwner<{ count: number }>('select count(*)::int from private.deliveries where outcome is null'))[0]
      ?.count === 0
  const killed = await sendAndKill({
    url,
    secretKey: keys.secretKey,
    receiver: smtp,
    kills: KILLS,
    mails: MAILS,
    isDone,
  })
  expect(killed).toBeGreaterThan(1)
  // What was under way at a kill may come again, under the same key: programs that take mails know it by that.
  expect(new Set(smtp.accepted.map(keyOf))).toEqual(new Set(ids))
  expect(smtp.accepted.length - MAILS).toBeLessThanOrEqual(4 * killed)
  expect(await asOwner("select id from private.deliveries where outcome is distinct from 'sent'")).toEqual([])
}, 240_000)
