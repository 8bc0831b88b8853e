import { TITLE_CHARACTERS } from '@maveshi/shared/limits'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { State } from '../../data/places.ts'
import { DistrictSelect } from '../form/DistrictSelect.tsx'
import { Field } from '../form/Field.tsx'
import type { Draft } from './draft.ts'

export interface TermsProps {
  readonly draft: Draft
  readonly change: (changes: Partial<Draft>) => void
  readonly problem: (id: string) => string | undefined
  readonly t: Translate
}

function Optional({ label, t }: { label: string; t: Translate }) {
  return (
    <>
      {label}
      <span className="font-normal text-muted"> · {t('createListing:optional')}</span>
    </>
  )
}

/** The seller's own words: a title where none can be composed from the answers, and a description. */
export function OwnWords({ draft, change, problem, t, needsTitle }: TermsProps & { needsTitle: boolean }) {
  return (
    <>
      <Field
        id="title"
        label={needsTitle ? t('createListing:ownTitle') : <Optional label={t('createListing:headline')} t={t} />}
        hint={needsTitle ? t('createListing:ownTitleHint') : undefined}
        problem={problem('title')}
      >
        {(control) => (
          <input
            {...control}
            className="control"
            maxLength={TITLE_CHARACTERS}
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Field>
      <Field
        id="description"
        label={<Optional label={t('createListing:description')} t={t} />}
        hint={t('createListing:descriptionHint')}
        problem={problem('description')}
      >
        {(control) => (
          <textarea
            {...control}
            className="control"
            rows={4}
            value={draft.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

/** Price, number and place. A service's fee is one of its questions, so only its place is asked here. */
export function PriceAndPlace({
  states,
  isProduct,
  ...props
}: TermsProps & { states: readonly State[]; isProduct: boolean }) {
  const { draft, change, problem, t } = props
  return (
    <>
      {isProduct && <Price {...props} />}
      <Field id="placeId" label={t('createListing:place')} problem={problem('placeId')}>
        {(control) => (
          <DistrictSelect
            control={control}
            states={states}
            none={t('createListing:choosePlace')}
            value={draft.placeId}
            onChange={(placeId) => change({ placeId })}
          />
        )}
      </Field>
    </>
  )
}

function Price({ draft, change, problem, t }: TermsProps) {
  return (
    <>
      <Field
        id="price"
        label={<Optional label={t('createListing:price')} t={t} />}
        hint={t('createListing:priceHint')}
        problem={problem('price')}
      >
        {(control) => (
          <input
            {...control}
            className="control"
            inputMode="numeric"
            value={draft.price}
            onChange={(event) => change({ price: event.target.value })}
          />
        )}
      </Field>
      <label className="flex min-h-12 items-center gap-3">
        <input
          type="checkbox"
          className="size-6 accent-leaf"
          checked={draft.negotiable}
          onChange={(event) => change({ negotiable: event.target.checked })}
        />
        {t('createListing:negotiable')}
      </label>
      <Field id="quantity" label={<Optional label={t('createListing:quantity')} t={t} />} problem={problem('quantity')}>
        {(control) => (
          <input
            {...control}
            className="control"
            inputMode="numeric"
            value={draft.quantity}
            onChange={(event) => change({ quantity: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
