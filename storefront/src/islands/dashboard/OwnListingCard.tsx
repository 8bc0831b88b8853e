import { daysUntil, formatDate, formatNumber, formatPrice } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import { Eye, Heart, type LucideIcon, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { WrittenSentences } from '../../components/WrittenSentences.tsx'
import { herdPaths } from '../../herd-paths.ts'
import { paths } from '../../paths.ts'
import { shareLink } from '../share-link.ts'
import { Cover } from './Cover.tsx'
import { isUnpictured, type StepReport, type TitledListing, typeOf } from './own-listing-steps.ts'
import { RevisionNote } from './RevisionNote.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { StepButtons } from './StepButtons.tsx'

interface CardProps extends StepReport {
  readonly listing: TitledListing
  readonly language: Language
}

/** From so many days on the end is near enough to be seen. */
const SOON_DAYS = 7

/** Why it is not on the market, where somebody has decided so. */
function Reason({ listing, language }: Pick<CardProps, 'listing' | 'language'>) {
  const { t } = useTranslation()
  const { status, rejectionReason, rejectionNote, removalReason } = listing
  if (status === 'hidden') {
    return (
      <p className="rounded-control bg-danger-soft p-3 font-semibold text-danger">{t('dashboard:errors.suspended')}</p>
    )
  }
  const reason = {
    rejected: rejectionReason && t(`dashboard:reasons.${rejectionReason}`),
    removed: removalReason && t(`dashboard:removalReasons.${removalReason}`),
  }[status as string]
  if (!reason) return null
  return (
    <div className="rounded-control bg-danger-soft p-3">
      <p className="font-semibold text-danger">{t('dashboard:reason', { reason })}</p>
      {status === 'rejected' && rejectionNote && <WrittenSentences text={rejectionNote} language={language} t={t} />}
    </div>
  )
}

/** Until when it is on the market, or since when it is not. */
function Time({ listing, language }: Pick<CardProps, 'listing' | 'language'>) {
  const { t } = useTranslation()
  const { status, expiresAt, soldAt } = listing
  if (status === 'active' && expiresAt) {
    const count = daysUntil(new Date(expiresAt), new Date())
    const isSoon = count <= SOON_DAYS
    return <p className={isSoon ? 'font-semibold text-danger' : 'text-muted'}>{t('dashboard:daysLeft', { count })}</p>
  }
  if (status === 'expired' && expiresAt) {
    return <p className="text-muted">{t('dashboard:endedOn', { date: formatDate(new Date(expiresAt), language) })}</p>
  }
  if (status === 'sold' && soldAt) {
    return <p className="text-muted">{t('dashboard:soldOn', { date: formatDate(new Date(soldAt), language) })}</p>
  }
  return null
}

function Figure({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon size={18} aria-hidden className="shrink-0 text-muted" />
      {text}
    </li>
  )
}

/** How many viewed it, asked for the number, and saved it. */
function Figures({ listing }: Pick<CardProps, 'listing'>) {
  const { t } = useTranslation()
  if (!listing.publishedAt) return null
  const { views, contacts, favourites } = listing
  const number = (count: number) => ({ count, number: formatNumber(count) })
  return (
    <ul className="flex flex-wrap gap-x-4">
      <Figure icon={Eye} text={t('dashboard:figures.views', number(views))} />
      {contacts > 0 && <Figure icon={Phone} text={t('dashboard:figures.contacts', number(contacts))} />}
      {favourites > 0 && <Figure icon={Heart} text={t('dashboard:figures.favourites', number(favourites))} />}
    </ul>
  )
}

/** What buyers see of it, a paper to hang up, and one more like it. */
function Links({ listing }: Pick<CardProps, 'listing'>) {
  const { t } = useTranslation()
  const { id, status } = listing
  const link = (href: string, words: string) => (
    <a className="inline-flex min-h-12 items-center text-leaf underline" href={href}>
      {t(words)}
    </a>
  )
  return (
    <p className="flex flex-wrap gap-x-5">
      {status === 'active' && link(paths.listing(id), 'dashboard:view')}
      {status === 'active' && link(paths.poster(id), 'listing:poster.open')}
      {status === 'active' && link(shareLink({ ...listing, title: listing.words }, t), 'listing:share.whatsapp')}
      {isUnpictured(listing) && link(herdPaths.photograph(id), 'dashboard:many.photos')}
      {status === 'pending' && link(paths.submitted(typeOf(listing), id), 'dashboard:revision.see')}
      {status !== 'draft' &&
        status !== 'removed' &&
        link(paths.another(typeOf(listing), id), 'dashboard:steps.another')}
      {listing.isAnimal && status !== 'removed' && link(herdPaths.like(id), 'dashboard:many.herd')}
    </p>
  )
}

/** One of my listings: how it stands, why, who looks at it, and what can be done. */
export function OwnListingCard({ listing, language, onDone, onMoved }: CardProps) {
  const { t } = useTranslation()
  const { words, price, status, isService } = listing
  return (
    <li className="card grid content-start gap-3 p-4" aria-label={words}>
      <div className="flex gap-3">
        <Cover cover={listing.cover} icon={listing.iconName} />
        <div className="grid min-w-0 grow content-start justify-items-start gap-1">
          <StatusBadge status={status} isService={isService} />
          <h2 className="text-lg">{words}</h2>
          {!isService && <p className="font-bold">{price === null ? t('listing:ask') : formatPrice(price)}</p>}
          <Time listing={listing} language={language} />
        </div>
      </div>
      <Reason listing={listing} language={language} />
      <RevisionNote listing={listing} language={language} onMoved={onMoved} />
      <Figures listing={listing} />
      <div className="grid gap-1">
        <StepButtons listing={listing} onDone={onDone} onMoved={onMoved} />
        <Links listing={listing} />
      </div>
    </li>
  )
}
