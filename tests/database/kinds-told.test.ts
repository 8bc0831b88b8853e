import { withoutIsolates } from '@maveshi/shared/locale/isolate'
import { NOTICE_KINDS, type NoticeKind } from '@maveshi/shared/notice'
import { sentenceOf } from '@maveshi/shared/notice/sentences'
import { TOPICS } from '@maveshi/shared/notice/telling'
import { describe, expect, test } from 'vitest'
import { asOwner, callAs, type Person } from '../support/people.ts'
import { newPhone, recordingPushService } from '../support/sender/recording-push.ts'
import {
  comeDue,
  deliveriesOf,
  matchSearch,
  registerReachable,
  senderHere,
  sendTo,
  tell,
} from '../support/sender/sent-mails.ts'
import { wordsOf } from '../support/words.ts'

/** Wants to be told of everything at once, by mail and on the phone. */
const wantAll = ({ id }: Person) =>
  asOwner(
    `insert into public.notice_choices (user_id, topic, channel, pace)
     select $1::uuid, topic, channel, 'at_once' from unnest($2::text[]) as topic, unnest(array['email', 'push']) as channel`,
    [id, `{${TOPICS}}`],
  )

/** Brings one notice about, and forgets what was sent before: more than three a day would not come to the phone. */
async function tellOnly(person: Person, kind: NoticeKind): Promise<void> {
  await asOwner('delete from private.deliveries where profile_id = $1::uuid', [person.id])
  if (kind === 'search_matched') await matchSearch(person, 'Nandi')
  else await tell(person, kind)
  await comeDue(person)
}

describe.each(['mr', 'ta', 'ur'] as const)('in %s', (language) => {
  test('every kind of notice is mailed and comes to the phone, by its own sentence', async () => {
    const [person, phone, t] = [await registerReachable({ language }), newPhone(), wordsOf(language)]
    const { endpoint, p256dh, auth } = phone
    await callAs(person, 'save_push_subscription', { endpoint, p256dh, auth })
    await wantAll(person)
    const none = { details: {}, listing: undefined, search: undefined, wanted: undefined, at: undefined, isRead: false }
    for (const [index, kind] of NOTICE_KINDS.entries()) {
      await tellOnly(person, kind)
      const service = recordingPushService()
      await (await senderHere({ askPushService: service.ask })).sendDue()
      const became = (await deliveriesOf(person)).map(({ outcome, failure, said }) => ({ outcome, failure, said }))
      expect(became).toEqual(Array(2).fill({ outcome: 'sent', failure: null, said: null }))
      const sentence = withoutIsolates(sentenceOf({ id: 1, kind, ...none }, language, t))
      const shown = service.to(phone).map(({ content }) => phone.read(content))
      expect(shown.map(({ title, options }) => `${title}\n${options.body}`)).toEqual([
        expect.stringContaining(sentence),
      ])
      const mails = await sendTo(person)
      expect(mails).toHaveLength(index + 1)
      expect(withoutIsolates(mails.at(-1) ?? '')).toContain(sentence)
    }
  })
})
