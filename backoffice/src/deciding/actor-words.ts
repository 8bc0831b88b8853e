import type { useTranslate } from 'react-admin'
import type { ListingStep } from '../providers/last-step.ts'

type Translate = ReturnType<typeof useTranslate>

/** Who took a step of a listing, as words that stand beside it. @param name of whoever it was, where it is known */
export function actorWords(
  translate: Translate,
  { actor_id, seller_id }: Pick<ListingStep, 'actor_id' | 'seller_id'>,
  name: string | null | undefined,
): string {
  if (!actor_id) return translate('admin:review.byOperator')
  if (actor_id === seller_id) return translate('admin:review.bySeller')
  return name ? translate('admin:review.byPerson', { name }) : translate('admin:review.byAdministrator')
}
