import type { Answer } from '@maveshi/shared/listing/visibility'

/** A listing as its seller writes it. `price` is in whole rupees. The id is made here, so that a retry is the same row. */
export interface DraftListing {
  readonly id: string
  readonly category: string
  readonly title: string | null
  readonly description: string | null
  readonly language: string
  readonly price: number | null
  readonly negotiable: boolean
  readonly quantity: number
  readonly place_id: string
  readonly attributes: Record<string, Answer>
}

/** A photograph, shrunk and ready. Sizes in CSS pixels. */
export interface ShrunkPhoto {
  readonly id: string
  readonly full: Blob
  readonly card: Blob
  readonly width: number
  readonly height: number
  readonly preview: string
  /** It is in the account already and need not be sent again. */
  readonly isStored?: boolean
}
