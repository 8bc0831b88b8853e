import type { SellerAction } from '@maveshi/shared/listing/seller-actions'
import type { ShownStatus } from '@maveshi/shared/listing/standing'
import type { OwnListing, Standing } from '../../data/member/dashboard.ts'

/** A listing of mine with its title in my language. */
export interface TitledListing extends OwnListing {
  readonly words: string
  readonly iconName: string
  readonly isService: boolean
  readonly isAnimal: boolean
  /** Its numbers, as "4 years, 12 L/day". */
  readonly numbers: string
}

/** Whether it is a draft that the market has no photograph of. */
export const isUnpictured = ({ status, cover, isService }: TitledListing) => status === 'draft' && !cover && !isService

/** By which form it is written. */
export const typeOf = ({ isService }: Pick<TitledListing, 'isService'>) => (isService ? 'service' : 'product')

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
}

/** What needs the seller most comes first. */
export const STATUS_ORDER: readonly ShownStatus[] = [
  'rejected',
  'draft',
  'pending',
  'hidden',
  'active',
  'expired',
  'withdrawn',
  'sold',
  'removed',
]
