import type { ConsoleRole } from '@maveshi/shared/access/console-roles'
import {
  CHANNELS,
  type Channel,
  DEFAULT_PACES,
  type Pace,
  type Paces,
  type TextChannel,
  TOPICS,
  type Topic,
} from '@maveshi/shared/notice/telling'
import { check } from './check.ts'
import { member } from './member-client.ts'

/** Text messages that the market can send me now. */
export interface TextOffer {
  readonly channel: TextChannel
  /** Of my profile. */
  readonly number: string | null
}

/** How I am told. */
export interface NoticeChoices {
  readonly paces: Readonly<Record<Channel, Paces>>
  /** Whether mails can go out to me: somebody has opened a link that was mailed to my address. */
  readonly isAddressProved: boolean
  readonly roles: readonly ConsoleRole[]
  readonly texts: readonly TextOffer[]
}

/** What I have chosen, and what is usual where I have chosen nothing. @throws Refused, TypeError without a network */
export async function readNoticeChoices(): Promise<NoticeChoices> {
  const { id, database } = await member()
  const [chosen, proof, rights, texts] = await Promise.all([
    database.from('notice_choices').select('topic, channel, pace').eq('user_id', id),
    database.from('public_profiles').select('is_email_verified').eq('id', id).single(),
    database.from('profiles').select('console_roles').eq('id', id).single(),
    database.rpc('text_channels'),
  ])
  check(chosen)
  check(proof)
  check(rights)
  check(texts)
  const paces = new Map((chosen.data ?? []).map(({ topic, channel, pace }) => [`${channel} ${topic}`, pace]))
  const pacesBy = (channel: Channel) =>
    Object.fromEntries(
      TOPICS.map((topic) => [topic, paces.get(`${channel} ${topic}`) ?? DEFAULT_PACES[channel][topic]]),
    ) as Paces
  return {
    paces: Object.fromEntries(CHANNELS.map((channel) => [channel, pacesBy(channel)])) as NoticeChoices['paces'],
    texts: texts.data as unknown as readonly TextOffer[],
    isAddressProved: proof.data?.is_email_verified ?? false,
    roles: rights.data?.console_roles ?? [],
  }
}

/** From now on I am told of a topic so soon, by this channel. @throws Refused, TypeError without a network */
export async function choosePace(channel: Channel, topic: Topic, pace: Pace): Promise<void> {
  const { id, database } = await member()
  check(await database.from('notice_choices').upsert({ user_id: id, topic, channel, pace }))
}
