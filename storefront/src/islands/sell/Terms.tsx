import type { CategoryKind } from '@maveshi/shared/catalogue/types'
import { TITLE_CHARACTERS } from '@maveshi/shared/limits'
import { useTranslation } from 'react-i18next'
import type { State } from '../../data/rules/states.ts'
import { SENTENCES } from './keyboards.ts'
import { PlacePicker } from './PlacePicker.tsx'
import { Price } from './Price.tsx'
import { Term, type TermsProps } from './Term.tsx'

interface OwnWordsProps extends TermsProps {
  readonly needsTitle: boolean
  /** Of the category: buyers of a machine ask other things than buyers of an animal. */
  readonly kind: CategoryKind
}

const HINTS: Readonly<Partial<Record<CategoryKind, string>>> = {
  feed: 'createListing:feedHint',
  machine: 'createListing:machineHint',
  service: 'createListing:serviceHint',
}

/** The seller's own words: a title where none can be composed from the answers, and a description. */
export function OwnWords({ needsTitle, kind, ...terms }: OwnWordsProps) {
  const { t } = useTranslation()
  const { draft, change } = terms
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
        hint={t(HINTS[kind] ?? 'createListing:descriptionHint')}
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
  const { draft, change, problem } = terms
  return (
    <>
      {isProduct && <Price {...terms} />}
      <PlacePicker
        states={states}
        englishNames={englishNames}
        value={draft.placeId}
        problem={problem('placeId')}
        onChange={(placeId) => change({ placeId })}
      />
    </>
  )
}
