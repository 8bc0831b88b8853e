import type { SellerAction } from '@maveshi/shared/listing/seller-actions'
import type { ListingStatus } from '@maveshi/shared/listing/status'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { OwnListing, Standing } from '../../data/member/dashboard.ts'

/** A listing of mine with its title in my language. */
export interface TitledListing extends OwnListing {
  readonly words: string
  readonly iconName: string
  readonly isService: boolean
}

/** What a card tells the list: something was done, or somebody else was quicker. */
export interface StepReport {
  /** @param standing nothing where the listing is gone */
  readonly onDone: (listing: TitledListing, action: SellerAction, standing: Standing | undefined) => void
  readonly onMoved: () => void
}

/** What is asked again before it is done. */
export type AskedAction = Extract<SellerAction, 'mark-sold' | 'withdraw' | 'change-price' | 'delete'>

/** What a dialog needs that asks before a step. */
export interface AskedStep {
  readonly action: AskedAction
  readonly listing: TitledListing
  readonly onClose: () => void
  readonly onDone: StepReport['onDone']
  readonly onFailure: (error: unknown) => void
  readonly t: Translate
}

/** What needs the seller most comes first. */
export const STATUS_ORDER: readonly ListingStatus[] = [
  'rejected',
  'draft',
  'pending',
  'active',
  'expired',
  'withdrawn',
  'sold',
  'removed',
]

/** What a button says. */
export function actionText(action: SellerAction, t: Translate): string {
  switch (action) {
    case 'edit':
      return t('dashboard:continue')
    case 'submit':
      return t('dashboard:steps.submit')
    case 'change-price':
      return t('dashboard:steps.changePrice')
    case 'mark-sold':
      return t('dashboard:steps.markSold')
    case 'withdraw':
      return t('dashboard:steps.withdraw')
    case 'renew':
      return t('dashboard:steps.renew')
    case 'delete':
      return t('dashboard:steps.delete')
  }
}

/** What is said when it is done. @param status where the listing stands now */
export function doneText(action: SellerAction, status: ListingStatus | undefined, words: string, t: Translate): string {
  const title = { title: words }
  if (action === 'change-price') return t('dashboard:done.price', title)
  switch (status) {
    case 'pending':
      return t('dashboard:done.pending', title)
    case 'active':
      return t('dashboard:done.active', title)
    case 'sold':
      return t('dashboard:done.sold', title)
    case 'withdrawn':
      return t('dashboard:done.withdrawn', title)
    default:
      return t('dashboard:done.deleted', title)
  }
}
