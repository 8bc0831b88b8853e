import { composeTitle } from '@maveshi/shared/listing/title'
import type { Language } from '@maveshi/shared/locale/languages'
import { createTranslate, type Namespaces, type Translate } from '@maveshi/shared/locale/translate'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Art } from '../../components/Art.tsx'
import type { CategoryInMenu, FieldInWords } from '../../data/catalogue.ts'
import { type OwnListing, readOwnListings } from '../../data/dashboard.ts'
import { SessionEnded } from '../../data/member-client.ts'
import { paths, withReturn } from '../../paths.ts'
import { SavedSearches } from './SavedSearches.tsx'

interface DashboardProps {
  readonly language: Language
  readonly words: Namespaces
  readonly categories: readonly CategoryInMenu[]
  readonly fields: Readonly<Record<string, readonly FieldInWords[]>>
}

interface ItemProps {
  readonly listing: OwnListing
  readonly title: string
  readonly category: CategoryInMenu | undefined
  readonly t: Translate
}

function NextStep({ listing, category, t }: ItemProps) {
  if (listing.status === 'active') {
    return (
      <a className="text-leaf underline" href={paths.listing(listing.id)}>
        {t('dashboard:view')}
      </a>
    )
  }
  if (listing.status !== 'draft' && listing.status !== 'rejected') return null
  return (
    <a
      className="text-leaf underline"
      href={paths.goOn(category?.parentMenu === 'Services' ? 'service' : 'product', listing.id)}
    >
      {t('dashboard:continue')}
    </a>
  )
}

function Item(props: ItemProps) {
  const { listing, title, category, t } = props
  const { rejectionReason, rejectionNote, cover } = listing
  return (
    <li className="card flex gap-4 overflow-hidden">
      {cover ? (
        <img src={cover.cardUrl} alt="" width={128} height={96} className="w-32 shrink-0 object-cover" />
      ) : (
        <span className="grid w-32 shrink-0 place-items-center bg-leaf-soft">
          <Art icon={category?.iconName ?? 'cow'} size={64} />
        </span>
      )}
      <div className="grid content-start gap-1 py-3 pe-3">
        <h2 className="text-lg">{title}</h2>
        <p className="font-semibold">{t(`dashboard:status.${listing.status}`)}</p>
        {listing.status === 'rejected' && rejectionReason && (
          <p className="problem">{t('dashboard:reason', { reason: t(`dashboard:reasons.${rejectionReason}`) })}</p>
        )}
        {listing.status === 'rejected' && rejectionNote && <p>{rejectionNote}</p>}
        <NextStep {...props} />
      </div>
    </li>
  )
}

/** My listings; `undefined` while they are on their way. */
function useOwnListings() {
  const [listings, setListings] = useState<readonly OwnListing[]>()
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    readOwnListings().then(setListings, (error) => {
      if (error instanceof SessionEnded) location.replace(withReturn(paths.login, paths.dashboard))
      else setFailed(true)
    })
  }, [])
  useEffect(load, [load])
  return { listings, hasFailed, load }
}

type OwnListingsProps = Omit<DashboardProps, 'language' | 'words'> & { readonly t: Translate }

/** Everything a seller offers, and how it stands. */
function OwnListings({ t, categories, fields }: OwnListingsProps) {
  const { listings, hasFailed, load } = useOwnListings()

  if (hasFailed) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p className="problem">{t('dashboard:failed')}</p>
        <button type="button" className="button" onClick={load}>
          {t('dashboard:retry')}
        </button>
      </div>
    )
  }
  if (!listings) return <p role="status">{t('navbar:loading')}</p>
  if (listings.length === 0) {
    return (
      <div className="card grid justify-items-center gap-3 p-8 text-center">
        <Art icon="cow" size={96} />
        <h2 className="text-xl">{t('dashboard:empty.title')}</h2>
        <p>{t('dashboard:empty.text')}</p>
        <a className="button" href={paths.sell('product')}>
          {t('navbar:sellProduct')}
        </a>
      </div>
    )
  }
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {listings.map((listing) => {
        const category = categories.find(({ value }) => value === listing.category)
        const title = composeTitle(listing, {
          singular: category?.singular ?? listing.category,
          option: (fieldId, value) =>
            fields[listing.category]?.find(({ id }) => id === fieldId)?.choices.find((choice) => choice.value === value)
              ?.label ?? value,
        })
        return <Item key={listing.id} listing={listing} title={title} category={category} t={t} />
      })}
    </ul>
  )
}

/** What somebody looks for and what they offer. */
export function Dashboard({ language, words, ...catalogue }: DashboardProps) {
  const t = useMemo(() => createTranslate(language, words), [language, words])
  return (
    <>
      <SavedSearches t={t} />
      <OwnListings t={t} {...catalogue} />
    </>
  )
}
