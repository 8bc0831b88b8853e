import type { SellerAction } from '@maveshi/shared/listing/seller-actions'
import type { ShownStatus } from '@maveshi/shared/listing/standing'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { TitledListing } from './own-listing-steps.ts'

/** What a button says. A service is paused and resumed: there is nothing to sell or to take back. */
export function actionText(action: SellerAction, t: Translate, isService = false): string {
  if (isService && action === 'withdraw') return t('dashboard:steps.pause')
  if (isService && action === 'renew') return t('dashboard:steps.resume')
  switch (action) {
    case 'edit':
      return t('dashboard:continue')
    case 'submit':
      return t('dashboard:steps.submit')
    case 'take-back':
      return t('dashboard:steps.takeBack')
    case 'change':
      return t('dashboard:steps.change')
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
export function doneText(
  action: SellerAction,
  status: ShownStatus | undefined,
  { words, isService }: Pick<TitledListing, 'words' | 'isService'>,
  t: Translate,
): string {
  const title = { title: words }
  if (action === 'take-back') return t('dashboard:done.takenBack', title)
  if (isService && status === 'withdrawn') return t('dashboard:done.paused', title)
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
