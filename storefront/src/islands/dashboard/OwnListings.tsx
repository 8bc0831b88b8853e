import { quantityText } from '@maveshi/shared/listing/answer'
import type { SellerAction } from '@maveshi/shared/listing/seller-actions'
import type { ShownStatus } from '@maveshi/shared/listing/standing'
import type { TitledCategories } from '@maveshi/shared/listing/title-words'
import { titleOf } from '@maveshi/shared/listing/title-words'
import { formatNumber } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Art } from '../../components/Art.tsx'
import type { OwnListing, Standing } from '../../data/member/dashboard.ts'
import { renew } from '../../data/member/seller-steps.ts'
import { storedPerson } from '../../data/phone/stored-person.ts'
import { herdPaths } from '../../herd-paths.ts'
import { paths } from '../../paths.ts'
import { CompactList } from './CompactList.tsx'
import { failureOf } from './failure-text.ts'
import { LoadState } from './LoadState.tsx'
import { type Done, Notice } from './Notice.tsx'
import { OwnListingCard } from './OwnListingCard.tsx'
import { isUnpictured, STATUS_ORDER, type TitledListing } from './own-listing-steps.ts'
import { StatusFilter } from './StatusFilter.tsx'
import { doneText } from './step-words.ts'
import type { Loaded } from './use-loaded.ts'

interface OwnListingsProps {
  readonly loaded: Loaded<OwnListing[]>
  /** Whether something is being written that is no listing yet. */
  readonly hasDrafts: boolean
  readonly categories: TitledCategories
  readonly language: Language
}

/** So many cards at first: a phone of little memory scrolls no hundred of them. */
const SHOWN_AT_FIRST = 12

function NoListings() {
  const { t } = useTranslation()
  return (
    <div className="card grid justify-items-center gap-3 p-8 text-center">
      <Art icon="cow" size={96} />
      <h2 className="text-xl">{t('dashboard:empty.title')}</h2>
      <p>{t('dashboard:empty.text')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <a className="button" href={paths.sell('product')}>
          {t('navbar:sellProduct')}
        </a>
        <a className="button button-quiet" href={paths.sell('service')}>
          {t('navbar:sellService')}
        </a>
      </div>
    </div>
  )
}

const NO_BREAK = '\u00a0'

function numbersOf({ category, attributes }: OwnListing, categories: TitledCategories): string {
  const given = (categories[category]?.numbers ?? []).flatMap((number) => {
    const answer = attributes[number.id]
    // A number stays with its unit where there is no room for both of two.
    return typeof answer === 'number' ? [quantityText(answer, undefined, number).replace(/ /g, NO_BREAK)] : []
  })
  return given.join(`${NO_BREAK}· `)
}

/** What needs the seller first; within a status the newest first, as they came. */
function inOrder(listings: readonly OwnListing[], categories: TitledCategories): TitledListing[] {
  return [...listings]
    .sort((a, b) => STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status))
    .map((listing) => ({
      ...listing,
      words: titleOf(listing, categories),
      iconName: categories[listing.category]?.iconName ?? 'cow',
      isService: categories[listing.category]?.isService ?? false,
      isAnimal: categories[listing.category]?.isAnimal ?? false,
      numbers: numbersOf(listing, categories),
    }))
}

/** Everything a seller offers, how it stands, and what can be done about it. */
export function OwnListings({ loaded, hasDrafts, categories, language }: OwnListingsProps) {
  const { t } = useTranslation()
  const { value: listings, change, reload } = loaded
  const [wanted, setWanted] = useState<ShownStatus>()
  const [isWhole, setWhole] = useState(false)
  const [done, setDone] = useState<Done>()
  const [isCompact, setCompact] = useState(false)
  const all = useMemo(() => inOrder(listings ?? [], categories), [listings, categories])
  const shown = all.some(({ status }) => status === wanted) ? wanted : undefined
  const isOnOffer = all.some(({ status }) => status === 'active')
  const sellerId = storedPerson()?.id
  const unpictured = all.filter(isUnpictured).length
  const link = (href: string, words: string) => (
    <a className="inline-flex min-h-12 items-center text-leaf underline" href={href}>
      {words}
    </a>
  )
  const fitting = all.filter(({ status }) => !shown || status === shown)

  function onDone(listing: TitledListing, action: SellerAction, standing: Standing | undefined) {
    change((known) =>
      known.flatMap((one) => {
        if (one.id !== listing.id) return [one]
        return standing ? [{ ...one, ...standing }] : []
      }),
    )
    const undo = standing?.status === 'withdrawn' ? () => void takeBack(listing) : undefined
    setDone({ text: doneText(action, standing?.status, listing, t), ...(undo ? { undo } : {}) })
  }

  async function takeBack(listing: TitledListing) {
    setDone({ text: t('dashboard:steps.busy') })
    try {
      onDone(listing, 'renew', await renew(listing.id))
    } catch (error) {
      setDone({ text: failureOf(error, t).text, undo: () => void takeBack(listing) })
    }
  }

  return (
    <>
      <LoadState loaded={loaded} failed={t('dashboard:failed')} />
      {listings?.length === 0 && !hasDrafts && <NoListings />}
      <StatusFilter statuses={all.map(({ status }) => status)} shown={shown} onShow={setWanted} />
      <p className="mb-3 flex flex-wrap gap-x-5">
        {all.length > 1 && (
          <button
            type="button"
            className="inline-flex min-h-12 cursor-pointer items-center text-leaf underline"
            onClick={() => setCompact(!isCompact)}
          >
            {t(isCompact ? 'dashboard:many.cards' : 'dashboard:many.list')}
          </button>
        )}
        {isOnOffer && sellerId && link(paths.seller(sellerId), t('dashboard:page'))}
        {unpictured > 1 &&
          link(
            herdPaths.unpictured,
            t('dashboard:many.unpictured', { count: unpictured, number: formatNumber(unpictured) }),
          )}
      </p>
      {isCompact && <CompactList listings={fitting} onChanged={reload} />}
      {!isCompact && fitting.length > 0 && (
        <ul className="grid gap-3">
          {fitting.slice(0, isWhole ? undefined : SHOWN_AT_FIRST).map((listing) => (
            <OwnListingCard key={listing.id} listing={listing} language={language} onDone={onDone} onMoved={reload} />
          ))}
        </ul>
      )}
      {!isCompact && !isWhole && fitting.length > SHOWN_AT_FIRST && (
        <button type="button" className="button button-quiet mt-3 w-full" onClick={() => setWhole(true)}>
          {t('dashboard:showAll', { count: fitting.length })}
        </button>
      )}
      <Notice done={done} onClose={() => setDone(undefined)} />
    </>
  )
}
