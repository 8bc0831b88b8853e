import { formatPrice } from '@maveshi/shared/locale/format'
import type { Translate } from '@maveshi/shared/locale/translate'
import { paths } from '../paths.ts'

interface Shared {
  readonly id: string
  readonly title: string
  /** Whole rupees, or null for "ask". */
  readonly price: number | null
  readonly isService: boolean
}

/**
 * Opens WhatsApp with what is offered, in the words of whoever shares it. The address names no language: whoever opens it
 * reads it in theirs.
 */
export function shareLink({ id, title, price, isService }: Shared, t: Translate): string {
  const cost = price === null ? t('listing:ask') : formatPrice(price)
  const lines = [title, ...(isService ? [] : [cost]), location.origin + paths.listing(id)]
  return `https://wa.me/?text=${encodeURIComponent(lines.join('\n'))}`
}
