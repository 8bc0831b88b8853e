import { expect, onTestFinished, test } from 'vitest'
import { asOwner, leaveNoBacklog } from '../support/people.ts'
import { sendHereTogether } from '../support/sender/killed-here.ts'
import { keyOf, openRecordingSmtp } from '../support/sender/recording-smtp.ts'
import { registerReachable } from '../support/sender/sent-mails.ts'

const MAILS = 100

test('two senders at the same time: every mail arrives once, and none is dropped', async () => {
  const smtp = await openRecordingSmtp()
  onTestFinished(() => smtp.stop())
  const person = await registerReachable()
  await leaveNoBacklog()
  await asOwner('delete from private.deliveries')
  await asOwner(
    `insert into private.notices (profile_id, kind) select $1::uuid, 'suspension_lifted' from generate_series(1, $2::int)`,
    [person.id, MAILS],
  )
  const { ids, unsent } = await sendHereTogether(smtp, 2)
  expect(ids).toHaveLength(MAILS)
  expect(smtp.accepted.map(keyOf).sort()).toEqual(ids.toSorted())
  expect(unsent).toEqual([])
}, 120_000)
