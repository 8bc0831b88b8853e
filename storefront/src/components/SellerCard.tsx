import { formatDate } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import { BadgeCheck, MapPin, User } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Seller } from '../data/guest/listing-detail.ts'
import type { ListingWords } from '../data/guest/listing-words.ts'
import { paths } from '../paths.ts'

interface SellerFactsProps {
  readonly seller: Seller
  readonly words: ListingWords
  readonly language: Language
  readonly t: Translate
  /** The seller's name, as the page calls them. */
  readonly children: ReactNode
}

/** Who a seller is called if they gave no name. */
export const sellerName = ({ name }: Pick<Seller, 'name'>, t: Translate) => name ?? t('listing:seller.unnamed')

/** What a stranger may know of a seller, beside what they have on offer. */
export function SellerFacts({ seller, words, language, t, children }: SellerFactsProps) {
  return (
    <>
      <div className="flex items-center gap-3">
        {seller.avatarUrl ? (
          <img
            src={seller.avatarUrl}
            alt=""
            width={48}
            height={48}
            loading="lazy"
            className="size-12 shrink-0 rounded-full object-cover"
          />
        ) : (
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf">
            <User aria-hidden />
          </span>
        )}
        <div>
          {children}
          <p className="text-muted">{t(`listing:seller.roles.${seller.role}`)}</p>
        </div>
      </div>
      {seller.placeId && (
        <p className="icon-line mt-2">
          <MapPin size={20} aria-hidden />
          {words.place(seller.placeId)}
        </p>
      )}
      <ul>
        {seller.marks.map((mark) => (
          <li key={mark} className="icon-line text-leaf">
            <BadgeCheck size={20} aria-hidden />
            {t(`listing:verified.${mark}`)}
          </li>
        ))}
      </ul>
      <p className="text-muted">{t('listing:seller.since', { date: formatDate(seller.memberSince, language) })}</p>
    </>
  )
}

/** The seller beside a listing, and the way to all that they have on offer. */
export function SellerCard(props: SellerFactsProps) {
  const { seller, t } = props
  return (
    <section className="card p-4">
      <h2 className="mb-2 text-lg">{t('listing:seller.title')}</h2>
      <SellerFacts {...props} />
      <a className="inline-flex min-h-12 items-center text-leaf underline" href={paths.seller(seller.id)}>
        {t('listing:seller.active', { count: seller.activeListings })}
      </a>
    </section>
  )
}
