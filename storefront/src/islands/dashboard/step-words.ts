import type { SellerAction } from '@maveshi/shared/listing/seller-actions'
import type { ListingStatus } from '@maveshi/shared/listing/status'
import type { Translate } from '@maveshi/shared/locale/translate'

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
