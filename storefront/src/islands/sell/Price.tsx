import { spokenAmount } from '@maveshi/shared/locale/amount'
import { formatNumber, formatPrice } from '@maveshi/shared/locale/format'
import { parseNumber } from '@maveshi/shared/locale/parse'
import type { Translate } from '@maveshi/shared/locale/translate'
import { useTranslation } from 'react-i18next'
import { WHOLE_NUMBER } from './keyboards.ts'
import { Term, type TermsProps } from './Term.tsx'

/** The price as buyers read it, and as it is said: "₹4,50,000 · 4.5 lakh". */
function priceInWords(typed: string, t: Translate): string | undefined {
  const rupees = parseNumber(typed)
  if (rupees === undefined || !Number.isFinite(rupees) || rupees < 0) return undefined
  const spoken = spokenAmount(rupees)
  const price = formatPrice(rupees)
  if (!spoken) return price
  const { number, unit } = spoken
  return `${price} · ${t(`createListing:amounts.${unit}`, { count: number, number: formatNumber(number) })}`
}

/** What a product costs, whether that is the last word, and how many there are. */
export function Price(terms: TermsProps) {
  const { t } = useTranslation()
  const { draft, change } = terms
  return (
    <>
      <Term
        id="price"
        label={t('createListing:price')}
        hint={priceInWords(draft.price, t) ?? t('createListing:priceHint')}
        terms={terms}
      >
        {(control) => (
          <input
            {...control}
            {...WHOLE_NUMBER}
            className="control"
            value={draft.price}
            onChange={(event) => change({ price: event.target.value })}
          />
        )}
      </Term>
      <label className="chip">
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-leaf"
          checked={draft.negotiable}
          onChange={(event) => change({ negotiable: event.target.checked })}
        />
        {t('createListing:negotiable')}
      </label>
      <Term id="quantity" label={t('createListing:quantity')} terms={terms}>
        {(control) => (
          <input
            {...control}
            {...WHOLE_NUMBER}
            className="control"
            value={draft.quantity}
            onChange={(event) => change({ quantity: event.target.value })}
          />
        )}
      </Term>
    </>
  )
}
