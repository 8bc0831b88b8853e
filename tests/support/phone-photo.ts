import exifr from 'exifr'
import sharp from 'sharp'

const WIDTH_PX = 4000
const HEIGHT_PX = 3000

/** Grain over colours, so that the file weighs what a phone's photograph weighs. */
function grain(): Buffer {
  const bytes = Buffer.alloc(1000 * 750 * 4)
  let state = 1
  for (let index = 0; index < bytes.length; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bytes[index] = index % 4 === 3 ? 40 : state >>> 24
  }
  return bytes
}

/**
 * A photograph as a phone held upright takes it: 12 megapixels stored on their side, an EXIF orientation that turns them
 * by 90° to the right, and the place where it was taken. Seen upright, it is red above and blue below.
 */
export async function phonePhoto(): Promise<Buffer> {
  const red = { r: 200, g: 40, b: 30 }
  const blue = { r: 30, g: 60, b: 190 }
  const right = await sharp({ create: { width: WIDTH_PX / 2, height: HEIGHT_PX, channels: 3, background: blue } })
    .png()
    .toBuffer()
  const texture = await sharp(grain(), { raw: { width: 1000, height: 750, channels: 4 } })
    .resize(WIDTH_PX, HEIGHT_PX)
    .png()
    .toBuffer()
  const photo = await sharp({ create: { width: WIDTH_PX, height: HEIGHT_PX, channels: 3, background: red } })
    .composite([{ input: right, left: WIDTH_PX / 2, top: 0 }, { input: texture }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Maveshi', Model: 'Phone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '18/1 31/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '73/1 51/1 0/1',
      },
    })
    .jpeg({ quality: 90 })
    .toBuffer()
  const known = await exifr.parse(photo, { gps: true, translateValues: false })
  if (known?.Orientation !== 6 || !known.latitude) throw new Error('The photograph carries no EXIF to lose')
  return photo
}

/** What a stored picture is: its size, whether the red is above the blue, and what EXIF it still has. */
export async function inspectPicture(bytes: Buffer) {
  const { width, height, orientation, exif } = await sharp(bytes).metadata()
  const { data } = await sharp(bytes)
    .resize(1, 2, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [topRed = 0, , topBlue = 0, bottomRed = 0, , bottomBlue = 0] = data
  return {
    width,
    height,
    orientation,
    exif,
    isRedAbove: topRed > topBlue && bottomBlue > bottomRed,
    bytes: bytes.length,
  }
}
