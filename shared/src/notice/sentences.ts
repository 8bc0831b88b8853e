import { isConsoleRole } from '../access/console-roles.ts'
import { type ListingStatus, REJECTION_REASONS, REMOVAL_REASONS } from '../listing/status.ts'
import { formatDate, formatNumber, formatPrice } from '../locale/format.ts'
import type { Language } from '../locale/languages.ts'
import { joinList } from '../locale/list.ts'
import { textIn } from '../locale/text-in.ts'
import { noonOf, readTime } from '../locale/time.ts'
import type { Translate } from '../locale/translate.ts'
import { weekSpan } from '../locale/week.ts'
import type { NoticeKind } from '../notice.ts'
import { TOPIC_OF } from './telling.ts'
import type { Notice, NoticedListing } from './told.ts'
import { weekLines, weekPath } from './week.ts'

const SENTENCES = {
  approved: 'notices:kinds.approved',
  rejected: 'notices:kinds.rejected',
  revision_approved: 'notices:kinds.revisionApproved',
  revision_rejected: 'dashboard:revision.refused',
  removed: 'notices:kinds.removed',
  restored: 'notices:kinds.restored',
  expiring: 'notices:kinds.expiring',
  expired: 'notices:kinds.expired',
  number_asked: 'dashboard:figures.contacts',
  price_dropped: 'notices:kinds.priceDropped',
  favourite_sold: 'notices:kinds.favouriteSold',
  report_acknowledged: 'notices:kinds.reportAcknowledged',
  report_settled: 'notices:kinds.reportSettled',
  made_administrator: 'notices:kinds.administrator',
  roles_changed: 'notices:kinds.rolesChanged',
  no_administrator: 'notices:kinds.noAdministrator',
  suspended: 'notices:kinds.suspended',
  suspension_lifted: 'notices:kinds.suspensionLifted',
  registration_verified: 'notices:kinds.registrationVerified',
  registration_unverified: 'notices:kinds.registrationUnverified',
  search_matched: 'notices:kinds.searchMatched',
  queue_long: 'notices:kinds.queueLong',
  reports_late: 'notices:kinds.reportsLate',
  week_summary: 'notices:kinds.weekSummary',
  message: 'notices:kinds.message',
  wanted_approved: 'notices:kinds.wantedApproved',
  wanted_rejected: 'notices:kinds.wantedRejected',
  wanted_removed: 'notices:kinds.wantedRemoved',
  wanted_ending: 'notices:kinds.wantedEnding',
  wanted_asked: 'notices:kinds.wantedAsked',
  wanted_fits: 'notices:kinds.wantedFits',
  movement_notice: 'notices:kinds.movementNotice',
} as const satisfies Record<NoticeKind, string>

/** From which day to which it counts: a week, or a rule. */
function spanOf({ details, movement }: Notice, language: Language): { from: string; to: string } {
  if (details.week) return weekSpan(details.week, language)
  if (!movement) return { from: '', to: '' }
  const [from, to] = [noonOf(movement.starts_on), noonOf(movement.ends_on)]
  return { from: formatDate(from, language), to: formatDate(to, language) }
}

/** What has happened, as a sentence. */
export function sentenceOf(notice: Notice, language: Language, t: Translate): string {
  const { kind, details } = notice
  const { was = 0, price = 0, people = 1, waiting = people, expires_at, settle_by, status } = details
  if (kind === 'restored' && status !== 'active') return t('notices:kinds.restoredWithdrawn')
  const time = readTime(expires_at ?? settle_by ?? '')
  return t(SENTENCES[kind], {
    count: waiting,
    number: formatNumber(waiting),
    date: time ? formatDate(time, language) : '',
    was: formatPrice(was),
    price: formatPrice(price),
    ...spanOf(notice, language),
  })
}

const OUTCOMES = ['upheld', 'dismissed']
const isOneOf = (known: readonly string[], named: string | undefined): named is string =>
  named !== undefined && known.includes(named)

/**
 * Why it has happened, or what came of it, as the market puts it; of a week its numbers, in lines. Nothing where there is
 * no more to say, or where a newer market than this page is has a reason that it does not know.
 */
export function moreOf({ kind, details }: Notice, language: Language, t: Translate): string | undefined {
  const { reason, outcome, roles } = details
  if (kind === 'week_summary') return weekLines(details, t).join('\n')
  if (roles)
    return t('notices:yourRoles', {
      roles: joinList(
        roles.filter(isConsoleRole).map((role) => t(`notices:roles.${role}`)),
        language,
      ),
    })
  if (isOneOf(OUTCOMES, outcome)) return t(`listing:report.status.${outcome}`)
  if (kind === 'removed' || kind === 'wanted_removed') {
    if (!isOneOf(REMOVAL_REASONS, reason)) return undefined
    return t('dashboard:reason', { reason: t(`dashboard:removalReasons.${reason}`) })
  }
  return isOneOf(REJECTION_REASONS, reason)
    ? t('dashboard:reason', { reason: t(`dashboard:reasons.${reason}`) })
    : undefined
}

/** What somebody has written with it: to this person, or in a rule, with the language that it is in where that is known. */
export function writtenWith(
  { details, movement }: Notice,
  language: Language,
): { readonly text: string; readonly language?: Language } | undefined {
  if (movement) return textIn(movement.texts, language)
  return details.note ? { text: details.note } : undefined
}

/** The lists of the console in which what waits is worked off. */
const WORK: Partial<Record<NoticeKind, string>> = {
  queue_long: `/admin/listings?filter=${encodeURIComponent('{"status":"pending"}')}`,
  reports_late: `/admin/reports?filter=${encodeURIComponent('{"late":"acknowledge"}')}`,
}

/** What the form of a listing is opened for, by where the listing stands; otherwise the dashboard says what can be done. */
const FORM_OPENED_FOR: Partial<Record<ListingStatus, string>> = {
  draft: 'listing',
  rejected: 'listing',
  pending: 'submitted',
  active: 'change',
}

/** Where a seller does what a message asks for. */
function editPathOf({ id, status, isService }: NoticedListing): string {
  const purpose = FORM_OPENED_FOR[status]
  return purpose ? `/sell/${isService ? 'service' : 'product'}?${purpose}=${id}` : '/dashboard'
}

/** Where to see what it is about. */
export function pathOf({ kind, listing, search, wanted, details }: Notice): string {
  if (search) return search.path
  if (kind === 'made_administrator' || kind === 'roles_changed') return '/admin'
  if (kind === 'week_summary') return weekPath(details)
  const work = WORK[kind]
  if (work) return work
  if (kind === 'movement_notice') return '/notices'
  if (kind === 'wanted_fits') return '/dashboard#wanted-for-me'
  if (wanted) return TOPIC_OF[kind] === 'reports' ? '/dashboard' : '/dashboard#wanted'
  if (kind === 'message') return listing ? editPathOf(listing) : '/notices'
  if (!listing) return TOPIC_OF[kind] === 'reports' ? '/dashboard' : '/profile'
  // Of one's own that is not on offer, the dashboard says how it stands and what can be done.
  return listing.isOwn && listing.status !== 'active' ? '/dashboard' : `/listing/${listing.id}`
}
