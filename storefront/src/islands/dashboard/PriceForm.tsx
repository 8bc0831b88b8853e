import { PRICE_MAX_RUPEES } from '@maveshi/shared/limits'
import { formatNumber } from '@maveshi/shared/locale/format'
import { parseNumber } from '@maveshi/shared/locale/parse'
import type { Translate } from '@maveshi/shared/locale/translate'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changePrice } from '../../data/member/seller-steps.ts'
import { DialogForm } from './DialogForm.tsx'
import { NumberInput } from './NumberInput.tsx'
import type { AskedStep } from './own-listing-steps.ts'

function problemOf(price: number | undefined, t: Translate): string | undefined {
  if (price === undefined) return undefined
  if (!Number.isInteger(price)) return t('createListing:errors.whole')
  const bounds = { min: formatNumber(0), max: formatNumber(PRICE_MAX_RUPEES) }
  return price < 0 || price > PRICE_MAX_RUPEES ? t('createListing:errors.between', bounds) : undefined
}

/** Asks for another price. */
export function PriceForm({ listing, onClose, onDone, onFailure }: AskedStep) {
  const { t } = useTranslation()
  const [text, setText] = useState(listing.price === null ? '' : formatNumber(listing.price))
  const [negotiable, setNegotiable] = useState(listing.negotiable)
  const price = parseNumber(text)

  return (
    <DialogForm
      title={t('dashboard:price.title', { title: listing.words })}
      field={{
        id: 'new-price',
        label: t('dashboard:price.label'),
        hint: t('dashboard:price.hint'),
        problem: problemOf(price, t),
      }}
      control={(control) => <NumberInput control={control} text={text} onChange={setText} />}
      onSave={async () => onDone(listing, 'change-price', await changePrice(listing.id, price ?? null, negotiable))}
      onClose={onClose}
      onFailure={onFailure}
    >
      <label className="flex min-h-12 items-center gap-3">
        <input
          type="checkbox"
          className="size-6"
          checked={negotiable}
          onChange={(event) => setNegotiable(event.target.checked)}
        />
        {t('listing:negotiable')}
      </label>
      <p className="text-muted">{t('dashboard:price.only')}</p>
    </DialogForm>
  )
}
