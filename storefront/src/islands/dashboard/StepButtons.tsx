import { type SellerAction, sellerActions } from '@maveshi/shared/listing/seller-actions'
import { refusalOf } from '@maveshi/shared/refusal/refused'
import { Handshake, IndianRupee, type LucideIcon, PencilLine, RotateCw, Send, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { renew, submit, takeBack } from '../../data/member/seller-steps.ts'
import { paths } from '../../paths.ts'
import { stepCriticised } from '../sell/steps.ts'
import { FailureNote } from './FailureNote.tsx'
import { type AskedAction, type StepReport, type TitledListing, typeOf } from './own-listing-steps.ts'
import { StepDialog } from './StepDialog.tsx'
import { actionText } from './step-words.ts'
import { useStep } from './use-step.ts'

const ICONS: Readonly<Record<SellerAction, LucideIcon>> = {
  edit: PencilLine,
  submit: Send,
  'take-back': Undo2,
  change: PencilLine,
  'change-price': IndianRupee,
  'mark-sold': Handshake,
  withdraw: Undo2,
  renew: RotateCw,
  delete: Trash2,
}

/** What stands out in each state, and comes first. */
const CHIEF: ReadonlySet<SellerAction> = new Set(['edit', 'renew', 'mark-sold'])
const DIRECT = { submit, renew, 'take-back': takeBack }

interface StepButtonsProps extends StepReport {
  readonly listing: TitledListing
}

/** A price is asked of things, which are sold once; the fee of a service is one of its answers. */
const OF_THINGS: ReadonlySet<SellerAction> = new Set(['change-price', 'mark-sold'])

/** What waits for a review, or was turned down, is dealt with before there is another change. */
const isChangeDecided = ({ revision }: TitledListing) => !revision || revision.status === 'draft'

function offeredActions(listing: TitledListing): SellerAction[] {
  return sellerActions(listing.status)
    .filter((action) => !(listing.isService && OF_THINGS.has(action)))
    .filter((action) => action !== 'change' || isChangeDecided(listing))
    .sort((a, b) => Number(CHIEF.has(b)) - Number(CHIEF.has(a)))
}

/** Where a listing is written on: where it was criticised, if it was. */
function writePath(listing: TitledListing): string {
  const step = listing.status === 'rejected' ? `#${stepCriticised(listing.rejectionReason)}` : ''
  return paths.goOn(typeOf(listing), listing.id) + step
}

/** Everything that the seller may do with a listing now, as buttons, and what came of it. */
export function StepButtons({ listing, onDone, onMoved }: StepButtonsProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<AskedAction>()
  const onFailure = (error: unknown) => {
    const { kind } = refusalOf(error)
    if (kind === 'moved' || kind === 'missing') onMoved()
  }
  const { isBusy, failure, take } = useStep(t, onFailure)
  const actions = offeredActions(listing)

  function press(action: SellerAction) {
    if (action !== 'submit' && action !== 'renew' && action !== 'take-back') return setAsked(action as AskedAction)
    void take(async () => onDone(listing, action, await DIRECT[action](listing.id)))
  }

  // On a phone two stand side by side, and of three the chief one has a row of its own.
  const isOdd = actions.length % 2 === 1

  return (
    <div>
      {actions.length > 0 && (
        <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          {actions.map((action, index) => {
            const Icon = ICONS[action]
            const look = `button w-full gap-1 px-0.5 sm:gap-2 sm:px-3 ${CHIEF.has(action) ? '' : 'button-quiet'} ${action === 'delete' ? 'border-danger text-danger' : ''}`
            const words = (
              <>
                <Icon size={18} aria-hidden className="shrink-0" />
                {isBusy && action in DIRECT
                  ? t('dashboard:steps.busy')
                  : listing.status === 'rejected' && action === 'edit'
                    ? t('dashboard:steps.correct')
                    : actionText(action, t, listing.isService)}
              </>
            )
            return (
              <li key={action} className={`flex min-w-0 sm:grow ${isOdd && index === 0 ? 'col-span-2' : ''}`}>
                {action === 'edit' || action === 'change' ? (
                  <a
                    className={look}
                    href={action === 'edit' ? writePath(listing) : paths.change(typeOf(listing), listing.id)}
                  >
                    {words}
                  </a>
                ) : (
                  <button type="button" className={look} disabled={isBusy} onClick={() => press(action)}>
                    {words}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <FailureNote failure={failure} />
      {asked && (
        <StepDialog
          action={asked}
          listing={listing}
          onClose={() => setAsked(undefined)}
          onDone={onDone}
          onFailure={onFailure}
        />
      )}
    </div>
  )
}
