import { DEFAULT_PACES, type Pace, TOPICS, type Topic } from '@maveshi/shared/notice/telling'
import { check } from './check.ts'
import { member } from './member-client.ts'

/** How soon I am told of each topic by mail. */
export type MailPaces = Readonly<Record<Topic, Pace>>

/** How I am told. */
export interface NoticeChoices {
  readonly mail: MailPaces
  /** Whether mails can go out to me: somebody has opened a link that was mailed to my address. */
  readonly isAddressProved: boolean
}

/** What I have chosen, and what is usual where I have chosen nothing. @throws Refused, TypeError without a network */
export async function readNoticeChoices(): Promise<NoticeChoices> {
  const { id, database } = await member()
  const [chosen, proof] = await Promise.all([
    database.from('notice_choices').select('topic, pace').eq('user_id', id).eq('channel', 'email'),
    database.from('public_profiles').select('is_email_verified').eq('id', id).single(),
  ])
  check(chosen)
  check(proof)
  const paces = new Map((chosen.data ?? []).map(({ topic, pace }) => [topic, pace]))
  const mail = TOPICS.map((topic) => [topic, paces.get(topic) ?? DEFAULT_PACES.email[topic]])
  return { mail: Object.fromEntries(mail) as MailPaces, isAddressProved: proof.data?.is_email_verified ?? false }
}

/** From now on I am told of a topic so soon. @throws Refused, TypeError without a network */
export async function chooseMailPace(topic: Topic, pace: Pace): Promise<void> {
  const { id, database } = await member()
  check(await database.from('notice_choices').upsert({ user_id: id, topic, channel: 'email', pace }))
}
