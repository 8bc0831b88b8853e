import { changedPrice, PERCENT_BOUNDS, ROUNDINGS_RUPEES } from '@maveshi/shared/listing/changed-price'
import { formatNumber, formatPrice } from '@maveshi/shared/locale/format'
import { parseNumber } from '@maveshi/shared/locale/parse'
import type { Translate } from '@maveshi/shared/locale/translate'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ManyStep } from '../../data/member/many-listings.ts'
import { DialogForm } from './DialogForm.tsx'
import { NumberInput } from './NumberInput.tsx'
import type { TitledListing } from './own-listing-steps.ts'

interface PricesFormProps {
  readonly listings: readonly TitledListing[]
  readonly onClose: () => void
  readonly onSave: (step: ManyStep) => Promise<void>
}

const ROUNDED_AT_FIRST = 100

function problemOf(percent: number | undefined, t: Translate): string | undefined {
  const { min, max } = PERCENT_BOUNDS
  if (percent === undefined) return t('createListing:errors.required')
  if (!Number.isInteger(percent)) return t('createListing:errors.whole')
  const bounds = { min: formatNumber(min), max: formatNumber(max) }
  return percent < min || percent > max ? t('createListing:errors.between', bounds) : undefined
}

/** Asks by how many per cent the prices of many change, and shows what each becomes. */
export function PricesForm({ listings, onClose, onSave }: PricesFormProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [isLess, setLess] = useState(true)
  const [rounding, setRounding] = useState(ROUNDED_AT_FIRST)
  const typed = parseNumber(text)
  const percent = typed === undefined ? undefined : isLess ? -typed : typed
  const problem = problemOf(percent, t)
  return (
    <DialogForm
      title={t('dashboard:many.prices', { count: listings.length, number: formatNumber(listings.length) })}
      field={{ id: 'percent', label: t('dashboard:many.percent'), problem }}
      control={(control) => <NumberInput control={control} text={text} onChange={setText} />}
      onClose={onClose}
      onSave={() => onSave({ kind: 'prices', percent: percent ?? 0, rounding })}
    >
      <fieldset className="flex flex-wrap gap-x-5">
        {[true, false].map((less) => (
          <label key={String(less)} className="flex min-h-12 items-center gap-3">
            <input
              type="radio"
              name="less"
              className="size-6 accent-leaf"
              checked={isLess === less}
              onChange={() => setLess(less)}
            />
            {t(less ? 'dashboard:many.less' : 'dashboard:many.more')}
          </label>
        ))}
      </fieldset>
      <label className="grid gap-1">
        {t('dashboard:many.rounding')}
        <select className="control" value={rounding} onChange={(event) => setRounding(Number(event.target.value))}>
          {ROUNDINGS_RUPEES.map((rupees) => (
            <option key={rupees} value={rupees}>
              {formatPrice(rupees)}
            </option>
          ))}
        </select>
      </label>
      {percent !== undefined && !problem && (
        <ul className="max-h-48 overflow-y-auto">
          {listings.map(({ id, label, words, price }) => (
            <li key={id} className="flex justify-between gap-3 border-t border-line py-1">
              <bdi className="min-w-0 truncate">{label || words}</bdi>
              <span className="whitespace-nowrap">
                {price === null ? (
                  t('listing:ask')
                ) : (
                  <>
                    <s>{formatPrice(price)}</s> <b>{formatPrice(changedPrice(price, percent, rounding))}</b>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </DialogForm>
  )
}
