import { TOLD_A_DAY } from '@maveshi/shared/notice/telling'
import { expect, onTestFinished, test } from 'vitest'
import { asOwner, leaveNoBacklog, register } from '../support/people.ts'
import { sendHereAndKill } from '../support/sender/killed-here.ts'
import { openRecordingProvider } from '../support/sender/recording-provider.ts'

const PEOPLE = 20
const KILLS = 3

test('senders that are killed while they send: every text arrives, and by its key each is one', async () => {
  const provider = await openRecordingProvider()
  onTestFinished(() => provider.stop())
  await leaveNoBacklog()
  await asOwner('delete from private.deliveries')
  await asOwner("insert into private.offered_channels (channel) values ('sms') on conflict do nothing")
  for (let count = 0; count < PEOPLE; count++) {
    const { id, client } = await register({ phone: `+919300${String(count).padStart(6, '0')}` })
    await client.from('notice_choices').insert({ user_id: id, topic: 'messages', channel: 'sms', pace: 'at_once' })
    await asOwner(
      `insert into private.notices (profile_id, kind) select $1::uuid, 'message' from generate_series(1, $2::int)`,
      [id, TOLD_A_DAY],
    )
  }
  const receiver = { url: provider.url, accepted: provider.taken }
  const { ids, killed, unsent } = await sendHereAndKill({ receiver, kills: KILLS })
  expect(ids).toHaveLength(PEOPLE * TOLD_A_DAY)
  expect(killed).toBeGreaterThan(0)
  const references = provider.taken.map(({ reference }) => reference)
  expect(new Set(references)).toEqual(new Set(ids))
  expect(references.length - ids.length).toBeLessThanOrEqual(4 * killed)
  expect(unsent).toEqual([])
}, 240_000)
