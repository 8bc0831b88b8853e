import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { PhotoTile } from './PhotoTile.tsx'
import type { Photos } from './use-photos.ts'

/** A finger that rests moves a photograph, one that wanders scrolls the page. */
const RESTING = { delay: 200, tolerance: 8 }
const PULLED = { distance: 6 }

const silence = () => undefined
// We say ourselves what has moved, in the person's language; the buttons are there for the keyboard.
const ACCESSIBILITY = {
  announcements: { onDragStart: silence, onDragOver: silence, onDragEnd: silence, onDragCancel: silence },
  screenReaderInstructions: { draggable: '' },
}

/** The photographs in their order, which is changed by dragging them or by their buttons. */
export function SortablePhotos({ photos }: { photos: Photos }) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: PULLED }),
    useSensor(TouchSensor, { activationConstraint: RESTING }),
  )
  const ids = photos.slots.map(({ id }) => id)

  function drop({ active, over }: DragEndEvent) {
    if (over) photos.move(String(active.id), ids.indexOf(String(over.id)))
  }

  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={ACCESSIBILITY} onDragEnd={drop}>
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ol className="photo-tiles">
          {photos.slots.map((slot, index) => (
            <PhotoTile key={slot.id} slot={slot} number={index + 1} photos={photos} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
