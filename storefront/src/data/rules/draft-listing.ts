import type { StoredListing } from '@maveshi/shared/listing/typed'

/** A listing as its seller writes it. The id is made here, so that a retry is the same row. */
export interface DraftListing extends StoredListing {
  readonly id: string
  /** The listing on offer whose place it takes when it is found to be right. */
  readonly revises?: string
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
  /** Where it is stored already: a revision shows files of the listing that it revises. */
  readonly path?: string
}
