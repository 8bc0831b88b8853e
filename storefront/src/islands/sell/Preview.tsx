import { formatNumber } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactBar } from '../../components/ContactBar.tsx'
import { FactTable } from '../../components/FactTable.tsx'
import { ListingCard, priceText } from '../../components/ListingCard.tsx'
import { ListingTitle } from '../../components/ListingTitle.tsx'
import { PhotoGallery } from '../../components/PhotoGallery.tsx'
import { SellerCard, sellerName } from '../../components/SellerCard.tsx'
import type { ListingWords } from '../../data/rules/describe-listings.ts'
import type { ListingSummary } from '../../data/rules/listings.ts'
import type { Seller } from '../../data/rules/seller.ts'
import { step } from '../listing/gallery.ts'

interface PreviewProps {
  readonly listing: ListingSummary
  readonly description: string
  readonly seller: Seller | undefined
  readonly words: ListingWords
  readonly language: Language
}

/** Links of a listing lead to where nothing is yet: only the ones that step through the photographs do something. */
function stayHere(event: MouseEvent) {
  const link = (event.target as Element).closest('a')
  if (!link) return
  event.preventDefault()
  if (link.dataset.step) step(link)
}

function Card({ listing, words, language }: Omit<PreviewProps, 'description' | 'seller'>) {
  const { t } = useTranslation()
  return (
    <figure>
      <figcaption className="mb-2 text-muted">{t('createListing:preview.card')}</figcaption>
      <ul inert className="mx-auto max-w-56">
        <ListingCard listing={listing} words={words} language={language} t={t} isInView />
      </ul>
    </figure>
  )
}

function Facts({ listing, description, words }: PreviewProps) {
  const { t } = useTranslation()
  const facts = words.facts(listing)
  return (
    <>
      {facts.length > 0 && (
        <section className="card p-4">
          <h4 className="mb-2 text-lg font-bold">{t('listing:details')}</h4>
          <FactTable facts={facts} />
        </section>
      )}
      {description.trim() && (
        <section className="card p-4">
          <h4 className="mb-2 text-lg font-bold">{t('listing:description')}</h4>
          <p dir="auto" className="whitespace-pre-line">
            <bdi>{description.trim()}</bdi>
          </p>
        </section>
      )}
    </>
  )
}

/** The seller and the ways to reach them, as buyers will have them; what they lead to is not there yet. */
function Contact({ listing, seller, words, language }: PreviewProps) {
  const { t } = useTranslation()
  if (!seller) return null
  return (
    <>
      <div inert>
        <ContactBar listingId={listing.id} seller={seller} message="" t={t} />
      </div>
      <SellerCard seller={seller} words={words} language={language} t={t}>
        <p className="font-bold">{sellerName(seller, t)}</p>
      </SellerCard>
    </>
  )
}

/** The listing as buyers will see it, from the very components that show it to them: as a card, and on its own page. */
export function Preview(props: PreviewProps) {
  const { t } = useTranslation()
  const { listing, words } = props
  const title = words.title(listing)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys that open a link make a click, too.
    // biome-ignore lint/a11y/noStaticElementInteractions: the links are the controls, this only watches over them.
    <div className="preview grid gap-6" onClick={stayHere}>
      <Card {...props} />
      <figure className="grid gap-4">
        <figcaption className="text-muted">{t('createListing:preview.page')}</figcaption>
        <PhotoGallery
          photos={listing.photos}
          title={title}
          icon={words.category(listing.category)?.iconName ?? 'cow'}
          t={t}
        />
        <div>
          <h3 className="text-2xl">
            <ListingTitle title={title} own={listing.title} />
          </h3>
          {listing.title && listing.title !== title && <bdi className="block text-lg">{listing.title}</bdi>}
          <p className="mt-1 text-2xl font-extrabold text-leaf">{priceText({ listing, words, t })}</p>
          {listing.negotiable && <p>{t('listing:negotiable')}</p>}
          {listing.quantity > 1 && <p>{t('listing:quantity', { quantity: formatNumber(listing.quantity) })}</p>}
          <p className="mt-2">{words.place(listing.placeId)}</p>
        </div>
        <Facts {...props} />
        <Contact {...props} />
      </figure>
    </div>
  )
}
