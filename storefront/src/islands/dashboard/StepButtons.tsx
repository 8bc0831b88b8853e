import { type SellerAction, sellerActions } from '@maveshi/shared/listing/seller-actions'
import type { Translate } from '@maveshi/shared/locale/translate'
import { refusalOf } from '@maveshi/shared/refusal/refused'
import { Handshake, IndianRupee, type LucideIcon, PencilLine, RotateCw, Send, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { renew, submit } from '../../data/member/seller-steps.ts'
import { paths } from '../../paths.ts'
import { FailureNote } from './FailureNote.tsx'
import type { AskedAction, StepReport, TitledListing } from './own-listing-steps.ts'
import { StepDialog } from './StepDialog.tsx'
import { actionText } from './step-words.ts'
import { useStep } from './use-step.ts'

const ICONS: Readonly<Record<SellerAction, LucideIcon>> = {
  edit: PencilLine,
  submit: Send,
  'change-price': IndianRupee,
  'mark-sold': Handshake,
  withdraw: Undo2,
  renew: RotateCw,
  delete: Trash2,
}

/** What stands out in each state, and comes first. */
const CHIEF: ReadonlySet<SellerAction> = new Set(['edit', 'renew', 'mark-sold'])
const DIRECT = { submit, renew }

interface StepButtonsProps extends StepReport {
  readonly listing: TitledListing
  readonly t: Translate
}

/** A price is asked of things; the fee of a service is one of its answers. */
function offeredActions({ status, isService }: TitledListing): SellerAction[] {
  return sellerActions(status)
    .filter((action) => action !== 'change-price' || !isService)
    .sort((a, b) => Number(CHIEF.has(b)) - Number(CHIEF.has(a)))
}

/** Everything that the seller may do with a listing now, as buttons, and what came of it. */
export function StepButtons({ listing, onDone, onMoved, t }: StepButtonsProps) {
  const [asked, setAsked] = useState<AskedAction>()
  const onFailure = (error: unknown) => {
    const { kind } = refusalOf(error)
    if (kind === 'moved' || kind === 'missing') onMoved()
  }
  const { isBusy, failure, take } = useStep(t, onFailure)
  const actions = offeredActions(listing)

  function press(action: SellerAction) {
    if (action !== 'submit' && action !== 'renew') return setAsked(action as AskedAction)
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
            const look = `button w-full ${CHIEF.has(action) ? '' : 'button-quiet'} ${action === 'delete' ? 'border-danger text-danger' : ''}`
            const words = (
              <>
                <Icon size={18} aria-hidden className="shrink-0" />
                {isBusy && action in DIRECT ? t('dashboard:steps.busy') : actionText(action, t)}
              </>
            )
            return (
              <li key={action} className={`flex min-w-0 sm:grow ${isOdd && index === 0 ? 'col-span-2' : ''}`}>
                {action === 'edit' ? (
                  <a className={look} href={paths.goOn(listing.isService ? 'service' : 'product', listing.id)}>
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
      <FailureNote failure={failure} t={t} />
      {asked && (
        <StepDialog
          action={asked}
          listing={listing}
          onClose={() => setAsked(undefined)}
          onDone={onDone}
          onFailure={onFailure}
          t={t}
        />
      )}
    </div>
  )
}
