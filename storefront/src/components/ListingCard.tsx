import { distanceText } from '@maveshi/shared/listing/range-text'
import { formatAge, formatPrice } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import { BadgeCheck, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListingWords } from '../data/guest/listing-words.ts'
import type { ListingSummary } from '../data/rules/listings.ts'
import { paths } from '../paths.ts'
import { Art } from './Art.tsx'
import { HeartButton } from './HeartButton.tsx'
import { ListingTitle } from './ListingTitle.tsx'

interface CardProps {
  readonly listing: ListingSummary
  readonly words: ListingWords
  readonly language: Language
  readonly t: Translate
  /** The place that distances are told from: the listing's own page tells it too. */
  readonly near?: string | undefined
  /** The first cards of a page are in view at once, the very first before all else; the others load when they come near. */
  readonly isInView: 'first' | boolean
  /** What else can be done with it where this list is. */
  readonly children?: ReactNode
}

/** The price as a card and a page say it: rupees, a service's fee, or "ask". */
export function priceText({ listing, words, t }: Pick<CardProps, 'listing' | 'words' | 't'>): string {
  const fee = words.fee(listing)
  if (fee !== undefined) return t('listing:perService', { fee: formatPrice(fee) })
  return listing.price === null ? t('listing:ask') : formatPrice(listing.price)
}

function Cover({ listing, words, isInView }: CardProps) {
  const cover = listing.photos[0]
  if (!cover) {
    return (
      <div className="no-cover">
        <Art icon={words.category(listing.category)?.iconName ?? 'cow'} size={96} />
      </div>
    )
  }
  return (
    <img
      style={{ backgroundColor: cover.preview }}
      src={cover.cardUrl}
      alt=""
      width={400}
      height={300}
      loading={isInView ? undefined : 'lazy'}
      fetchPriority={isInView === 'first' ? 'high' : undefined}
      decoding="async"
    />
  )
}

/** One listing in a list: picture, price, title in the reader's language, the facts that decide, age, distance and place. */
export function ListingCard(props: CardProps) {
  const { listing, words, language, near, t } = props
  const ownTitle = words.ownTitle(listing)
  return (
    <li className="card lift listing-card">
      <Cover {...props} />
      <div>
        <p className="clamp">
          <b>{priceText(props)}</b>
        </p>
        <h3>
          <a href={paths.listing(listing.id, near)}>
            <ListingTitle title={words.title(listing)} own={listing.title} />
          </a>
        </h3>
        {ownTitle && (
          <p className="clamp">
            <bdi>{ownTitle}</bdi>
          </p>
        )}
        <ul className="clamp">
          {words.shortFacts(listing).map(({ id, text }) => (
            <li key={id}>
              <bdi>{text}</bdi>
            </li>
          ))}
          <li>{formatAge(listing.publishedAt, new Date(), language)}</li>
        </ul>
        <p className="clamp">
          <MapPin size={16} aria-hidden />
          {listing.km ? `${distanceText(listing.km, t)} · ` : ''}
          {words.place(listing.placeId)}
        </p>
        {listing.isVerified && (
          <p className="clamp verified">
            <BadgeCheck size={16} aria-hidden />
            {t('listing:verified.card')}
          </p>
        )}
      </div>
      <HeartButton title={words.title(listing)} t={t} />
      {props.children}
    </li>
  )
}

interface GridProps extends Omit<CardProps, 'listing' | 'isInView' | 'children'> {
  readonly listings: readonly ListingSummary[]
  /** Whether they are what the page is about; otherwise they stand below it. */
  readonly isMain?: boolean
}

/** So many cards are in view on a phone at once, and as many in the first row of a desk. */
const IN_VIEW = 4

/** Listings side by side. */
export function ListingGrid({ listings, isMain = false, ...rest }: GridProps) {
  return (
    <ul className="listing-grid">
      {listings.map((listing, index) => (
        <ListingCard
          key={listing.id}
          listing={listing}
          isInView={isMain && (index === 0 ? 'first' : index < IN_VIEW)}
          {...rest}
        />
      ))}
    </ul>
  )
}
