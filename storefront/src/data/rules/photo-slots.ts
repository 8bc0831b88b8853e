import type { ShrunkPhoto } from './draft-listing.ts'

/** The place of one photograph among those of a draft, from the moment it is chosen. */
export interface PhotoSlot {
  readonly id: string
  /** Tells the chosen file from others; unknown for a photograph that came from the account. */
  readonly source: string | undefined
  /** Missing while it is being prepared. */
  readonly photo: ShrunkPhoto | undefined
}

export type PhotoSlots = readonly PhotoSlot[]

/** Puts a photograph to another place; the others close up. */
export function moveSlot(slots: PhotoSlots, id: string, index: number): PhotoSlots {
  const moved = slots.find((slot) => slot.id === id)
  return moved ? insertSlot(removeSlot(slots, id), moved, index) : slots
}

export function insertSlot(slots: PhotoSlots, slot: PhotoSlot, index: number): PhotoSlots {
  return [...slots.slice(0, index), slot, ...slots.slice(index)]
}

export function removeSlot(slots: PhotoSlots, id: string): PhotoSlots {
  return slots.filter((slot) => slot.id !== id)
}

/** Fills the place that was reserved for a photograph, however many were ready before it. */
export function fillSlot(slots: PhotoSlots, photo: ShrunkPhoto): PhotoSlots {
  return slots.map((slot) => (slot.id === photo.id ? { ...slot, photo } : slot))
}

/** The photographs that are ready, the cover first. */
export function readyPhotos(slots: PhotoSlots): ShrunkPhoto[] {
  return slots.map(({ photo }) => photo).filter((photo) => photo !== undefined)
}
