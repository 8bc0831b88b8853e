import type { TitledCategories } from '@maveshi/shared/listing/title-words'
import { formatDate } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import { writtenIn } from '@maveshi/shared/locale/written-in'
import type { NoticeKind } from '@maveshi/shared/notice'
import { aboutOf } from '@maveshi/shared/notice/about'
import { moreOf, pathOf, sentenceOf, writtenWith } from '@maveshi/shared/notice/sentences'
import type { Notice } from '@maveshi/shared/notice/told'
import {
  Ban,
  CalendarClock,
  CalendarX,
  ChartColumn,
  CircleCheck,
  CircleX,
  Flag,
  Handshake,
  Hourglass,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  Phone,
  Search,
  ShieldCheck,
  TrendingDown,
  Truck,
  UserX,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'

const GOOD = 'bg-leaf-soft text-leaf'
const BAD = 'bg-danger-soft text-danger'
const SOON = 'bg-turmeric-soft text-on-turmeric'

const SIGNS: Readonly<Record<NoticeKind, readonly [LucideIcon, string]>> = {
  approved: [CircleCheck, GOOD],
  rejected: [CircleX, BAD],
  revision_approved: [CircleCheck, GOOD],
  revision_rejected: [CircleX, BAD],
  removed: [Ban, BAD],
  restored: [CircleCheck, GOOD],
  expiring: [CalendarClock, SOON],
  expired: [CalendarX, SOON],
  number_asked: [Phone, GOOD],
  price_dropped: [TrendingDown, GOOD],
  favourite_sold: [Handshake, SOON],
  report_acknowledged: [Flag, SOON],
  report_settled: [Flag, SOON],
  made_administrator: [ShieldCheck, GOOD],
  roles_changed: [ShieldCheck, SOON],
  no_administrator: [UserX, SOON],
  suspended: [Ban, BAD],
  suspension_lifted: [CircleCheck, GOOD],
  registration_verified: [ShieldCheck, GOOD],
  registration_unverified: [UserX, SOON],
  search_matched: [Search, GOOD],
  queue_long: [Hourglass, SOON],
  reports_late: [Flag, BAD],
  week_summary: [ChartColumn, SOON],
  message: [MessageSquareText, SOON],
  wanted_approved: [CircleCheck, GOOD],
  wanted_rejected: [CircleX, BAD],
  wanted_removed: [Ban, BAD],
  wanted_ending: [CalendarClock, SOON],
  wanted_asked: [Phone, GOOD],
  wanted_fits: [Megaphone, GOOD],
  movement_notice: [Truck, BAD],
}

interface NoticeRowProps {
  readonly notice: Notice
  readonly categories: TitledCategories
  readonly language: Language
}

/** One notice: what it is about, what has happened, why, and when. All of it leads there. */
export function NoticeRow({ notice, categories, language }: NoticeRowProps) {
  const { t } = useTranslation()
  const { kind, at, isRead } = notice
  const about = aboutOf(notice, categories)
  const [Icon, className] = SIGNS[kind]
  const [sentence, more] = [sentenceOf(notice, language, t), moreOf(notice, language, t)]
  const written = writtenWith(notice, language)
  return (
    <li className={`card ${isRead ? '' : 'border-leaf'}`}>
      <a href={pathOf(notice)} className="flex min-h-12 gap-3 rounded-card p-3 hover:bg-leaf-soft sm:p-4">
        <span className={`grid size-10 shrink-0 place-items-center rounded-full ${className}`}>
          <Icon size={20} aria-hidden />
        </span>
        <span className="grid min-w-0 grow content-start gap-0.5">
          <span className="flex items-start justify-between gap-x-3">
            <bdi lang={about && writtenIn(about, language)} className="min-w-0 font-bold">
              {about ?? sentence}
            </bdi>
            {!isRead && <b className="shrink-0 rounded-full bg-leaf px-3 text-on-leaf">{t('notices:new')}</b>}
          </span>
          {about && <span>{sentence}</span>}
          {more && <span className="whitespace-pre-line">{more}</span>}
          {written && (
            <bdi lang={written.language} className="whitespace-pre-line">
              {written.text}
            </bdi>
          )}
          {at && (
            <time dateTime={at} className="text-muted">
              {formatDate(new Date(at), language)}
            </time>
          )}
        </span>
      </a>
    </li>
  )
}
