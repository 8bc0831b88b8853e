import { type ConsoleRole, isAllowed, type Right } from '../access/console-roles.ts'
import type { NoticeKind } from '../notice.ts'

/** What people choose by: nobody wants to hear that a listing was approved and not that it was turned down. */
export const TOPICS = [
  'decisions',
  'messages',
  'endings',
  'callers',
  'saved',
  'searches',
  'reports',
  'account',
  'work',
  'summary',
  'wanted',
  'movement',
] as const
export type Topic = (typeof TOPICS)[number]

/** Who decides hears of what waits, and who may see the market's numbers of those of each week. */
const RIGHT_OF: Partial<Record<Topic, Right>> = { work: 'decisions', summary: 'analytics' }

/** What an administrator of these roles can choose about, or somebody without one. */
export const topicsOf = (roles: readonly ConsoleRole[]): readonly Topic[] =>
  TOPICS.filter((topic) => {
    const right = RIGHT_OF[topic]
    return !right || isAllowed(roles, right)
  })

/** What each kind of notice is about. Equal in the database, which a test compares. */
export const TOPIC_OF: Readonly<Record<NoticeKind, Topic>> = {
  approved: 'decisions',
  rejected: 'decisions',
  revision_approved: 'decisions',
  revision_rejected: 'decisions',
  removed: 'decisions',
  restored: 'decisions',
  expiring: 'endings',
  expired: 'endings',
  number_asked: 'callers',
  price_dropped: 'saved',
  favourite_sold: 'saved',
  report_acknowledged: 'reports',
  report_settled: 'reports',
  made_administrator: 'account',
  roles_changed: 'account',
  no_administrator: 'account',
  suspended: 'account',
  suspension_lifted: 'account',
  registration_verified: 'account',
  registration_unverified: 'account',
  search_matched: 'searches',
  queue_long: 'work',
  reports_late: 'work',
  week_summary: 'summary',
  message: 'messages',
  wanted_approved: 'wanted',
  wanted_rejected: 'wanted',
  wanted_removed: 'wanted',
  wanted_ending: 'wanted',
  wanted_asked: 'callers',
  wanted_fits: 'wanted',
  movement_notice: 'movement',
}

/** How the market reaches somebody who is not looking at it. */
export const CHANNELS = ['email', 'push', 'sms', 'whatsapp'] as const
export type Channel = (typeof CHANNELS)[number]

/** Text messages: the operator pays for each, so they are offered only where a sender has somebody to send them by. */
export const TEXT_CHANNELS = ['sms', 'whatsapp'] as const satisfies readonly Channel[]
export type TextChannel = (typeof TEXT_CHANNELS)[number]

/** What people can be texted about: every sentence is registered before it is sent, so these are few. */
export const TEXT_TOPICS = ['decisions', 'messages', 'endings'] as const satisfies readonly Topic[]

/** How soon somebody is told: at once, or once a day or a week all of it together. */
export const PACES = ['never', 'at_once', 'daily', 'weekly'] as const
export type Pace = (typeof PACES)[number]

/** The paces that can be chosen: only what comes often is gathered. */
export const pacesOf = (topic: Topic): readonly Pace[] => (topic === 'searches' ? PACES : ['never', 'at_once'])

/** How soon of each topic. */
export type Paces = Readonly<Record<Topic, Pace>>

/** A message about each call would be one too many: the phone has rung already. */
const USUAL: Paces = {
  decisions: 'at_once',
  messages: 'at_once',
  endings: 'at_once',
  callers: 'never',
  saved: 'at_once',
  searches: 'daily',
  reports: 'at_once',
  account: 'at_once',
  work: 'at_once',
  summary: 'at_once',
  wanted: 'at_once',
  movement: 'at_once',
}

/** Nobody is texted who has not asked for it. */
const NOTHING = Object.fromEntries(TOPICS.map((topic) => [topic, 'never'])) as Paces

/** For whoever has chosen nothing. */
export const DEFAULT_PACES: Readonly<Record<Channel, Paces>> = {
  email: USUAL,
  push: USUAL,
  sms: NOTHING,
  whatsapp: NOTHING,
}

/**
 * How many pushes a person gets a day of India at most, and as many SMS and as many messages by WhatsApp: what is more
 * stands in their notices.
 */
export const TOLD_A_DAY = 3

/** Hours of India in which nothing leaves the house. */
export const QUIET_FROM_HOUR = 21
export const QUIET_UNTIL_HOUR = 7

/** How long after each failure it is tried again. After one more failure than there are pauses it is given up. */
export const RETRY_PAUSES_MINUTES = [1, 5, 30, 120, 360, 720, 1440] as const

/** Why something could not be delivered: what the other side said, in a word that the console has a sentence for. */
export const DELIVERY_FAILURES = ['address', 'refused', 'later', 'unreachable', 'credentials', 'other'] as const
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number]
