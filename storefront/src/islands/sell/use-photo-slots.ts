import { useCallback, useEffect, useRef, useState } from 'react'
import {
  deleteStoredPhoto,
  readStoredSlots,
  storeFile,
  storeOrder,
  storePhoto,
  type Unready,
} from '../../data/phone/stored-photos.ts'
import type { ShrunkPhoto } from '../../data/rules/draft-listing.ts'
import {
  fillSlot,
  insertSlot,
  moveSlot,
  type PhotoSlot,
  type PhotoSlots,
  removeSlot,
} from '../../data/rules/photo-slots.ts'

const NO_FILES: readonly Unready[] = []
const NONE: PhotoSlots = []

/** The slots of one draft. Another draft has none of them, even in what was begun for this one and ends later. */
interface Held {
  readonly draftId: string
  readonly slots: PhotoSlots
}

/** What was found on the phone of a draft's photographs. */
interface Loaded {
  readonly draftId: string
  readonly unready: readonly Unready[]
}

/** The photographs of a draft in their places, stored on the phone at every change, each by itself. */
export function usePhotoSlots(draftId: string) {
  const [held, setHeld] = useState<Held>({ draftId, slots: [] })
  const [isStored, setStored] = useState(true)
  const [loaded, setLoaded] = useState<Loaded>()
  // What is true now, for work that began some renderings ago.
  const now = useRef(held)
  // Those that the phone had no room for.
  const unstored = useRef(new Set<string>())
  const storing = useRef<Promise<unknown>>(Promise.resolve())

  const hold = useCallback((next: Held) => {
    now.current = next
    setHeld(next)
  }, [])

  useEffect(() => {
    let isWanted = true
    if (now.current.draftId !== draftId) hold({ draftId, slots: [] })
    readStoredSlots(draftId).then(({ slots: stored, unready }) => {
      if (!isWanted) return
      const known = new Set(now.current.slots.map(({ id }) => id))
      const found = stored.filter(({ id }) => !known.has(id))
      if (found.length > 0) hold({ draftId, slots: [...found, ...now.current.slots] })
      setLoaded({ draftId, unready: unready.filter(({ slot }) => !known.has(slot.id)) })
    })
    return () => {
      isWanted = false
    }
  }, [draftId, hold])

  const slots = held.draftId === draftId ? held.slots : NONE

  function arrange(next: PhotoSlots) {
    if (now.current.draftId !== draftId) return
    hold({ draftId, slots: next })
    void storeOrder(
      draftId,
      next.map(({ id }) => id),
    )
  }
  const current = () => (now.current.draftId === draftId ? now.current.slots : [])
  const isHere = (id: string) => current().some((slot) => slot.id === id)
  const areAllStored = () => current().every(({ id }) => !unstored.current.has(id))

  /** Stores a photograph. Where it finds room, so may those that found none before. */
  function store(slot: PhotoSlot) {
    storing.current = Promise.all([storing.current, storeAll(slot)])
  }
  async function storeAll({ id }: PhotoSlot) {
    unstored.current.add(id)
    for (const slot of current()) {
      const isDue = slot.photo && unstored.current.has(slot.id) && isHere(slot.id)
      if (isDue && (await storePhoto(draftId, slot))) unstored.current.delete(slot.id)
    }
    setStored(areAllStored())
  }

  return {
    slots,
    /** Whether the phone was asked what it has: before that, no photograph does not mean none. */
    isLoaded: loaded?.draftId === draftId,
    /** Those that the last page did not get ready. */
    unready: loaded?.draftId === draftId ? loaded.unready : NO_FILES,
    storeFile: (chosen: Unready) => storeFile(draftId, chosen),
    /** Whether everything is on the phone: there may be no room. */
    isStored,
    /** Resolves when nothing is on its way to the phone's storage any more. */
    settled: () => storing.current,
    current,
    isHere,
    append: (added: PhotoSlots) => arrange([...current(), ...added]),
    fill(photo: ShrunkPhoto) {
      if (!isHere(photo.id)) return
      hold({ draftId, slots: fillSlot(current(), photo) })
      const filled = current().find(({ id }) => id === photo.id)
      if (filled) store(filled)
    },
    take(id: string) {
      if (!isHere(id)) return
      arrange(removeSlot(current(), id))
      setStored(areAllStored())
      void deleteStoredPhoto(draftId, id)
    },
    putBack(slot: PhotoSlot, index: number) {
      arrange(insertSlot(current(), slot, index))
      store(slot)
    },
    move: (id: string, index: number) => arrange(moveSlot(current(), id, index)),
  }
}
