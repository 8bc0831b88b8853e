import { TITLE_CHARACTERS } from '@maveshi/shared/limits'
import { spokenAmount } from '@maveshi/shared/locale/amount'
import { formatNumber, formatPrice } from '@maveshi/shared/locale/format'
import { parseNumber } from '@maveshi/shared/locale/parse'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { ReactNode } from 'react'
import type { State } from '../../data/rules/states.ts'
import { type ControlProps, Field } from '../form/Field.tsx'
import type { Draft } from './draft.ts'
import { SENTENCES, WHOLE_NUMBER } from './keyboards.ts'
import { PlacePicker } from './PlacePicker.tsx'
import { useAdvice } from './use-advice.ts'

export interface TermsProps {
  readonly draft: Draft
  readonly change: (changes: Partial<Draft>) => void
  readonly problem: (id: string) => string | undefined
  readonly advise: (id: string) => string
  readonly t: Translate
}

interface TermProps {
  readonly id: string
  readonly label: string
  readonly isNeeded?: boolean
  readonly hint?: string | undefined
  readonly terms: TermsProps
  readonly children: (control: ControlProps) => ReactNode
}

/** One of a listing's own columns, with its problem and its advice. */
function Term({ id, label, isNeeded = false, hint, terms: { problem, advise, t }, children }: TermProps) {
  const { shown, watch } = useAdvice(advise(id))
  const words = (
    <>
      {label}
      {!isNeeded && <span className="font-normal text-muted"> · {t('createListing:optional')}</span>}
    </>
  )
  return (
    <div {...watch}>
      <Field id={id} label={words} hint={hint} problem={problem(id)} advice={shown}>
        {children}
      </Field>
    </div>
  )
}

/** The seller's own words: a title where none can be composed from the answers, and a description. */
export function OwnWords({ needsTitle, ...terms }: TermsProps & { needsTitle: boolean }) {
  const { draft, change, t } = terms
  return (
    <>
      <Term
        id="title"
        label={t(needsTitle ? 'createListing:ownTitle' : 'createListing:headline')}
        isNeeded={needsTitle}
        hint={needsTitle ? t('createListing:ownTitleHint') : undefined}
        terms={terms}
      >
        {(control) => (
          <input
            {...control}
            {...SENTENCES}
            className="control"
            maxLength={TITLE_CHARACTERS}
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Term>
      <Term
        id="description"
        label={t('createListing:description')}
        hint={t('createListing:descriptionHint')}
        terms={terms}
      >
        {(control) => (
          <textarea
            {...control}
            className="control"
            rows={4}
            autoCapitalize="sentences"
            value={draft.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Term>
    </>
  )
}

interface PriceAndPlaceProps extends TermsProps {
  readonly states: readonly State[]
  readonly englishNames: Readonly<Record<string, string>>
  readonly isProduct: boolean
}

/** Price, number and place. A service's fee is one of its questions, so only its place is asked here. */
export function PriceAndPlace({ states, englishNames, isProduct, ...terms }: PriceAndPlaceProps) {
  const { draft, change, problem, t } = terms
  return (
    <>
      {isProduct && <Price {...terms} />}
      <PlacePicker
        states={states}
        englishNames={englishNames}
        value={draft.placeId}
        problem={problem('placeId')}
        onChange={(placeId) => change({ placeId })}
        t={t}
      />
    </>
  )
}

/** The price as buyers read it, and as it is said: "₹4,50,000 · 4.5 lakh". */
function priceInWords(typed: string, t: Translate): string | undefined {
  const rupees = parseNumber(typed)
  if (rupees === undefined || !Number.isFinite(rupees) || rupees < 0) return undefined
  const spoken = spokenAmount(rupees)
  const price = formatPrice(rupees)
  if (!spoken) return price
  return `${price} · ${t(`createListing:amounts.${spoken.unit}`, { number: formatNumber(spoken.number) })}`
}

function Price(terms: TermsProps) {
  const { draft, change, t } = terms
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
