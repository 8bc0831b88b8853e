import type { TitledCategories } from '@maveshi/shared/listing/title-words'
import { titleOf } from '@maveshi/shared/listing/title-words'
import { formatPrice } from '@maveshi/shared/locale/format'
import type { Translate } from '@maveshi/shared/locale/translate'
import { HeartOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ListingTitle } from '../../components/ListingTitle.tsx'
import { setFavourite } from '../../data/member/favourite.ts'
import type { ReferencedListing } from '../../data/member/favourites-and-reports.ts'
import type { ListingFacts } from '../../data/rules/listing-facts.ts'
import { paths } from '../../paths.ts'
import { Cover } from './Cover.tsx'
import { FailureNote } from './FailureNote.tsx'
import { LoadState } from './LoadState.tsx'
import type { Loaded } from './use-loaded.ts'
import { useStep } from './use-step.ts'

interface FavouritesProps {
  readonly loaded: Loaded<ReferencedListing[]>
  readonly categories: TitledCategories
}

interface RowProps extends Omit<FavouritesProps, 'loaded'> {
  readonly listing: ReferencedListing
  readonly onRemove: () => void
}

/** What it costs, or what has become of it. */
function stateText({ status, price }: ReferencedListing, isService: boolean, t: Translate): string | undefined {
  if (status === 'active') return isService ? undefined : price === null ? t('listing:ask') : formatPrice(price)
  if (status === 'sold' || status === 'removed') return t(`listing:ended.${status}.title`)
  return t('listing:ended.expired.title')
}

/** What tells it apart from others of the same title: what decides, and where it is. */
function Facts({ facts, place }: ListingFacts) {
  return (
    <>
      {facts.length > 0 && (
        <p className="flex flex-wrap gap-x-3 text-sm">
          {facts.map((text) => (
            <bdi key={text}>{text}</bdi>
          ))}
        </p>
      )}
      <p className="text-sm text-muted">{place}</p>
    </>
  )
}

function Row({ listing, categories, onRemove }: RowProps) {
  const { t } = useTranslation()
  const { isBusy, failure, take } = useStep(t)
  const category = categories[listing.category]
  const title = titleOf(listing, categories)
  const isOver = listing.status !== 'active'
  const { facts } = listing
  const remove = () => take(() => setFavourite(listing.id, false).then(onRemove))
  return (
    <li className="card p-3">
      <div className="flex items-center gap-3">
        <Cover cover={listing.cover} icon={category?.iconName ?? 'cow'} isDim={isOver} />
        <div className="min-w-0 grow">
          <a className="inline-flex min-h-12 items-center font-semibold underline" href={paths.listing(listing.id)}>
            <ListingTitle title={title} own={listing.title} />
          </a>
          <p>
            <span className={isOver ? 'text-danger' : 'font-bold'}>
              {stateText(listing, category?.isService ?? false, t)}
            </span>
            {facts?.distance && <span className="text-muted"> {facts.distance}</span>}
          </p>
          {facts && <Facts {...facts} />}
        </div>
        <button
          type="button"
          className="grid size-12 shrink-0 cursor-pointer place-items-center"
          aria-label={t('dashboard:favourites.forget', { title })}
          disabled={isBusy}
          onClick={remove}
        >
          <HeartOff size={20} aria-hidden />
        </button>
      </div>
      <FailureNote failure={failure} />
    </li>
  )
}

/** The listings that I have saved, and what has become of them. */
export function Favourites({ loaded, categories }: FavouritesProps) {
  const { t } = useTranslation()
  const { value: listings, change } = loaded
  return (
    <section id="favourites">
      <h2 className="mb-3 text-xl">{t('dashboard:favourites.title')}</h2>
      <LoadState loaded={loaded} failed={t('dashboard:favourites.failed')} />
      {listings?.length === 0 && (
        <div className="card grid justify-items-start gap-3 p-4">
          <p>{t('dashboard:favourites.empty')}</p>
          <a className="button button-quiet" href={paths.buy}>
            {t('hero:buy')}
          </a>
        </div>
      )}
      <ul className="grid gap-2">
        {listings?.map((listing) => (
          <Row
            key={listing.id}
            listing={listing}
            categories={categories}
            onRemove={() => change((known) => known.filter(({ id }) => id !== listing.id))}
          />
        ))}
      </ul>
    </section>
  )
}
