import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { EndedListing, NamedListings } from '../data/guest/listing-detail.ts'
import type { ListingWords } from '../data/guest/listing-words.ts'
import type { ListingSummary } from '../data/rules/listings.ts'
import { paths } from '../paths.ts'
import { Art } from './Art.tsx'
import { HeartButton } from './HeartButton.tsx'
import { ListingCard, priceText } from './ListingCard.tsx'

interface SavedProps {
  readonly ids: readonly string[]
  readonly listings: NamedListings
  readonly words: ListingWords
  readonly language: Language
  readonly t: Translate
}

type EndedProps = Pick<SavedProps, 'words' | 't'> & { readonly listing: EndedListing }

const endedTitle = ({ listing, words }: EndedProps) => words.title({ ...listing, title: null })

/** A listing that has been on offer: what it was, what became of it, and the way to others like it. */
function EndedCard({ listing, words, t }: EndedProps) {
  const title = endedTitle({ listing, words, t })
  return (
    <li className="card listing-card" data-id={listing.id}>
      <div className="grid aspect-4/3 place-items-center bg-leaf-soft opacity-60">
        <Art icon={words.category(listing.category)?.iconName ?? 'cow'} size={96} />
      </div>
      <div>
        <p className="font-bold text-danger">{t(`listing:ended.${listing.status}.title`)}</p>
        <h3>
          <a href={paths.listing(listing.id)}>{title}</a>
        </h3>
        <p>{words.place(listing.placeId)}</p>
      </div>
      <HeartButton title={title} t={t} />
    </li>
  )
}

/** The cards of saved listings, in their order; those on offer can be chosen to be compared. */
export function SavedCards({ ids, listings, ...rest }: SavedProps) {
  const { words, t } = rest
  return ids.map((id) => {
    const listing = listings.offered.get(id)
    const ended = listings.ended.get(id)
    if (ended) return <EndedCard key={id} listing={ended} words={words} t={t} />
    if (!listing) return null
    return (
      <ListingCard key={id} listing={listing} isInView={false} {...rest}>
        <label className="compare-choice">
          <input type="checkbox" name="listing" value={id} className="size-6 shrink-0" />
          {t('saved:compare.open')}
          <span className="sr-only">{words.title(listing)}</span>
        </label>
      </ListingCard>
    )
  })
}

function Cover({ listing, words }: { readonly listing: ListingSummary | EndedListing; readonly words: ListingWords }) {
  const cover = 'photos' in listing ? listing.photos[0] : undefined
  if (cover) {
    return <img src={cover.cardUrl} alt="" width={96} height={72} loading="lazy" className="h-18 w-24 object-cover" />
  }
  return <Art icon={words.category(listing.category)?.iconName ?? 'cow'} size={72} />
}

/** A listing whose seller was asked for: which one it is. When, and by which number, only the phone knows. */
function ContactRow({
  listing,
  words,
  t,
}: Pick<SavedProps, 'words' | 't'> & { listing: ListingSummary | EndedListing }) {
  const isOffered = 'photos' in listing
  const title = isOffered ? words.title(listing) : endedTitle({ listing, words, t })
  return (
    <li className="card flex items-center gap-3 overflow-hidden pe-3" data-id={listing.id}>
      <span className="grid w-24 shrink-0 place-items-center self-stretch bg-leaf-soft">
        <Cover listing={listing} words={words} />
      </span>
      <div className="grid min-w-0 grow py-2">
        <a className="inline-flex min-h-12 items-center font-semibold underline" href={paths.listing(listing.id)}>
          {title}
        </a>
        <p className={isOffered ? 'font-bold' : 'text-danger'}>
          {isOffered ? priceText({ listing, words, t }) : t(`listing:ended.${listing.status}.title`)}
        </p>
        <p className="text-muted">{words.place(listing.placeId)}</p>
      </div>
    </li>
  )
}

/** The listings whose sellers somebody has asked for, in their order. */
export function ContactRows({ ids, listings, words, t }: SavedProps) {
  return ids.flatMap((id) => {
    const listing = listings.offered.get(id) ?? listings.ended.get(id)
    return listing ? [<ContactRow key={id} listing={listing} words={words} t={t} />] : []
  })
}
