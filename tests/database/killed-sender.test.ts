import { expect, onTestFinished, test } from 'vitest'
import { asOwner, leaveNoBacklog, proveAddress, register } from '../support/people.ts'
import { sendHereAndKill } from '../support/sender/killed-here.ts'
import { keyOf, openRecordingSmtp } from '../support/sender/recording-smtp.ts'

const MAILS = 150
const KILLS = 5

test('senders that are killed while they send: every mail arrives, and by its key each is one', async () => {
  const smtp = await openRecordingSmtp()
  onTestFinished(() => smtp.stop())
  const person = await register()
  await proveAddress(person)
  await leaveNoBacklog()
  await asOwner('delete from private.deliveries')
  await asOwner(
    `insert into private.notices (profile_id, kind) select $1::uuid, 'suspension_lifted' from generate_series(1, $2::int)`,
    [person.id, MAILS],
  )
  const { ids, killed, unsent } = await sendHereAndKill({ receiver: smtp, kills: KILLS })
  expect(ids).toHaveLength(MAILS)
  expect(killed).toBeGreaterThan(1)
  // What was under way at a kill may come again, under the same key: programs that take mails know it by that.
  expect(new Set(smtp.accepted.map(keyOf))).toEqual(new Set(ids))
  expect(smtp.accepted.length - MAILS).toBeLessThanOrEqual(4 * killed)
  expect(unsent).toEqual([])
}, 240_000)
