import { type SellerAction, sellerActions } from '@maveshi/shared/listing/seller-actions'
import { formatNumber } from '@maveshi/shared/locale/format'
import { Refused } from '@maveshi/shared/refusal/refused'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ManyStep, type Outcome, takeSteps } from '../../data/member/many-listings.ts'
import { herdPaths } from '../../herd-paths.ts'
import { Dialog } from './Dialog.tsx'
import { FailureNote } from './FailureNote.tsx'
import { failureOf } from './failure-text.ts'
import { type TitledListing, typeOf } from './own-listing-steps.ts'
import { PricesForm } from './PricesForm.tsx'
import { actionText } from './step-words.ts'
import { useStep } from './use-step.ts'

interface ManyStepsProps {
  /** Those that were chosen. */
  readonly listings: readonly TitledListing[]
  readonly onChanged: () => void
}

type ManyAction = Extract<SellerAction, 'renew' | 'withdraw' | 'mark-sold' | 'change-price'>
const ACTIONS: readonly ManyAction[] = ['change-price', 'renew', 'mark-sold', 'withdraw']

const isPossible = (action: ManyAction) => (listing: TitledListing) =>
  sellerActions(listing.status).includes(action) && !(listing.isService && OF_THINGS.has(action))
const OF_THINGS: ReadonlySet<SellerAction> = new Set(['change-price', 'mark-sold'])

/** What came of it, listing by listing where something was not done. */
function Outcomes({ outcomes, listings }: OutcomesProps) {
  const { t } = useTranslation()
  const refused = outcomes.flatMap(({ id, refusal }) => (refusal ? [{ id, refusal }] : []))
  const count = outcomes.length - refused.length
  const nameOf = (id: string) => {
    const one = listings.find((listing) => listing.id === id)
    return one?.label || one?.words || id
  }
  return (
    <div role="status" className="rounded-control bg-leaf-soft p-3">
      <p className="font-semibold">{t('dashboard:many.done', { count, number: formatNumber(count) })}</p>
      <ul>
        {refused.map(({ id, refusal }) => (
          <li key={id} className="problem">
            <bdi>{nameOf(id)}</bdi>: {failureOf(new Refused(refusal), t).text}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface OutcomesProps {
  readonly outcomes: readonly Outcome[]
  readonly listings: readonly TitledListing[]
}

/** What can be done with all that were chosen: each button says about how many of them. */
export function ManySteps({ listings, onChanged }: ManyStepsProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<ManyAction>()
  const [last, setLast] = useState<OutcomesProps>()
  const { isBusy, failure, take } = useStep(t)
  const about = asked ? listings.filter(isPossible(asked)) : []
  const [one] = listings
  const isOne = one?.isAnimal && listings.length === 1
  const areServices = listings.every((listing) => typeOf(listing) === 'service')

  async function run(step: ManyStep): Promise<void> {
    const chosen = about
    const outcomes = await takeSteps(
      chosen.map(({ id }) => id),
      step,
    )
    setLast({ outcomes, listings: chosen })
    setAsked(undefined)
    onChanged()
  }
  const answer = (text: string, step: ManyStep) => (
    <button key={text} type="button" className="button" disabled={isBusy} onClick={() => take(() => run(step))}>
      {isBusy ? t('dashboard:steps.busy') : text}
    </button>
  )

  return (
    <div className="mt-3 grid gap-3">
      <div className="flex flex-wrap gap-2">
        {ACTIONS.map((action) => {
          const count = listings.filter(isPossible(action)).length
          return (
            count > 0 && (
              <button
                key={action}
                type="button"
                className="button button-quiet"
                onClick={() => {
                  setLast(undefined)
                  setAsked(action)
                }}
              >
                {actionText(action, t, areServices)} ({formatNumber(count)})
              </button>
            )
          )
        })}
        {isOne && (
          <a className="button button-quiet" href={herdPaths.like(one.id)}>
            {t('dashboard:many.herd')}
          </a>
        )}
      </div>
      {last && <Outcomes {...last} />}
      {asked === 'change-price' && <PricesForm listings={about} onClose={() => setAsked(undefined)} onSave={run} />}
      {asked && asked !== 'change-price' && (
        <Dialog
          title={t('dashboard:many.ask', {
            count: about.length,
            number: formatNumber(about.length),
            step: actionText(asked, t, areServices),
          })}
          onClose={() => setAsked(undefined)}
        >
          {asked === 'mark-sold' && <p>{t('dashboard:ask.sold.text')}</p>}
          <FailureNote failure={failure} />
          {asked === 'mark-sold'
            ? [
                answer(t('dashboard:ask.sold.here'), { kind: 'sold', outcome: 'here' }),
                answer(t('dashboard:ask.sold.elsewhere'), { kind: 'sold', outcome: 'elsewhere' }),
              ]
            : answer(actionText(asked, t, areServices), { kind: asked })}
          <button type="button" className="button button-quiet" onClick={() => setAsked(undefined)}>
            {t('buttons:cancel')}
          </button>
        </Dialog>
      )}
    </div>
  )
}
