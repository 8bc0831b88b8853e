/** A picture that can be drawn. */
export type Picture = ImageBitmap | HTMLImageElement

/** Opens a picture as pages show pictures, which turns it upright. */
function openAsElement(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file)
  return new Promise<HTMLImageElement>((resolve, reject) => {
    const image = Object.assign(new Image(), { src: url })
    image.onload = () => resolve(image)
    image.onerror = () => reject(new DOMException('The file is no picture', 'InvalidStateError'))
  }).finally(() => URL.revokeObjectURL(url))
}

/**
 * Opens a chosen file upright, as an element where the browser has no such function (Safari before 15) or does not take
 * these options (Firefox before 98).
 * @throws DOMException when the file is no picture that this browser can open
 * @throws ReferenceError in a worker that has neither way
 */
export async function openPicture(file: Blob, size: ImageBitmapOptions): Promise<Picture> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image', ...size })
  } catch (error) {
    if (error instanceof DOMException) throw error
    return openAsElement(file)
  }
}

/** Gives a picture's memory back at once. */
export function closePicture(picture: Picture): void {
  if ('close' in picture) picture.close()
}
