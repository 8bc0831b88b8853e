import { isSamePicture, SAMPLE_SIDE, type Sample } from '@maveshi/shared/photo/likeness'
import { useEffect, useState } from 'react'
import { useBackend } from '../providers/backend.ts'
import type { ListingPhoto } from '../providers/listing-rows.ts'

async function sampleOf(url: string): Promise<Sample> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`No picture: ${answer.status}`)
  const picture = await createImageBitmap(await answer.blob())
  const canvas = Object.assign(document.createElement('canvas'), { width: SAMPLE_SIDE, height: SAMPLE_SIDE })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, SAMPLE_SIDE, SAMPLE_SIDE)
  const { data } = context.getImageData(0, 0, SAMPLE_SIDE, SAMPLE_SIDE)
  return { ratio: picture.width / picture.height, colours: data.filter((_, index) => index % 4 !== 3) }
}

/**
 * The paths of those photographs whose small picture, which lists show, is not the large one: a seller sends both, and
 * nothing but looking at them tells. A picture that cannot be read counts as another.
 */
export function useDifferingCards(photos: readonly ListingPhoto[]): ReadonlySet<string> {
  const { photoUrl } = useBackend()
  const [differing, setDiffering] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    let isWanted = true
    const compare = async (photo: ListingPhoto) => {
      const isSame = await Promise.all([
        sampleOf(photoUrl(photo.path, photo.content_hash)),
        sampleOf(photoUrl(photo.card_path, photo.card_hash)),
      ]).then(
        ([full, card]) => isSamePicture(full, card),
        () => false,
      )
      if (!isSame && isWanted) setDiffering((before) => new Set([...before, photo.path]))
    }
    setDiffering(new Set())
    for (const photo of photos) void compare(photo)
    return () => {
      isWanted = false
    }
  }, [photos, photoUrl])
  return differing
}
