import { answersOf } from '@maveshi/shared/listing/subcategory'
import { formatPrice } from '@maveshi/shared/locale/format'
import { useTranslation } from 'react-i18next'
import type { FieldInWords } from '../../data/rules/catalogue-words.ts'
import type { ListingWords } from '../../data/rules/describe-listings.ts'
import { wordsOf } from '../../data/rules/herd.ts'
import type { Model } from './use-model.ts'

interface HerdModelProps {
  readonly model: Model
  readonly fields: readonly FieldInWords[]
  readonly words: ListingWords
  /** What is asked of each animal by itself. */
  readonly columns: readonly FieldInWords[]
  /** Which of the seller's own words are said of all, by id. */
  readonly shared: readonly string[]
  readonly onShare: (id: string, isShared: boolean) => void
}

/** The animal that the others are like: what they share with it, and which of its words are theirs too. */
export function HerdModel(props: HerdModelProps) {
  const { t } = useTranslation()
  const { model, fields, columns, words, shared, onShare } = props
  const { stored, typed } = model
  const listing = { category: stored.category, title: stored.title, attributes: answersOf(stored) }
  const own = wordsOf(typed, fields)
  const facts = words.facts(listing).filter(({ id }) => ![...own, ...columns].some((one) => one.id === id))
  const labelOf = (id: string) =>
    fields.find((field) => field.id === id)?.label ??
    t(id === 'title' ? 'createListing:headline' : 'createListing:description')
  return (
    <section className="card grid gap-3 p-4">
      <h2 className="text-xl">
        {t('herd:like', { title: words.title(listing) })}{' '}
        <bdi className="whitespace-nowrap text-leaf">
          {stored.price === null ? t('listing:ask') : formatPrice(stored.price)}
        </bdi>
      </h2>
      <ul className="flex flex-wrap gap-x-5">
        {facts.map(({ id, label, text }) => (
          <li key={id}>
            <span className="text-muted">{label}:</span> <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
      {own.length > 0 && (
        <fieldset>
          <legend className="font-semibold">{t('herd:words')}</legend>
          {own.map(({ id, text }) => (
            <label key={id} className="flex min-h-12 items-center gap-3">
              <input
                type="checkbox"
                className="size-6 shrink-0 accent-leaf"
                checked={shared.includes(id)}
                onChange={(event) => onShare(id, event.target.checked)}
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="text-muted">{labelOf(id)}:</span> <bdi className="line-clamp-2">{text}</bdi>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <p>{t('herd:hint')}</p>
    </section>
  )
}
