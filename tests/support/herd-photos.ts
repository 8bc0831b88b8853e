import sharp from 'sharp'

const WIDTH_PX = 4000
const HEIGHT_PX = 3000
/** What all photographs are cut from: half as fine as they are, which is finer still than what is stored of them. */
const GROUND = { width: 2100, height: 1600 } as const
const CUT = { width: 2000, height: 1500 } as const

/** The same numbers in every run. */
function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Grey noise of one fineness, stretched over the whole ground. */
function noise(width: number, height: number, alpha: number): Promise<Buffer> {
  const next = random(width)
  const pixels = Buffer.alloc(width * height * 4)
  for (let at = 0; at < pixels.length; at += 4) {
    pixels.fill(next() * 255, at, at + 3)
    pixels[at + 3] = alpha
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize({ ...GROUND, fit: 'fill' })
    .raw()
    .toBuffer()
}

/** A meadow under a sky, with sharp blades of grass. */
function meadow(): Buffer {
  const next = random(1)
  const { width, height } = GROUND
  const blades = Array.from({ length: 4000 }, () => {
    const colour = `rgb(${40 + next() * 120},${70 + next() * 130},${20 + next() * 60})`
    const way = `M${next() * width} ${next() ** 0.5 * height}l${next() * 30 - 15} ${-20 - next() * 80}`
    return `<path d="${way}" stroke="${colour}" stroke-width="${2 + next() * 4}"/>`
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <linearGradient id="g" x2="0" y2="1">
        <stop offset="0" stop-color="#9cc4ea"/><stop offset=".35" stop-color="#d8dfd0"/>
        <stop offset=".4" stop-color="#7d8f4e"/><stop offset="1" stop-color="#6b5634"/>
      </linearGradient>
      <rect width="${width}" height="${height}" fill="url(#g)"/>${blades.join('')}
    </svg>`,
  )
}

/** The meadow with light and shadow of every fineness, down to the grain of a cheap sensor. */
async function ground(): Promise<Buffer> {
  const layers = [
    [11, 9, 90],
    [44, 34, 70],
    [220, 170, 60],
    [1050, 800, 55],
    [2100, 1600, 25],
  ] as const
  const noises = await Promise.all(layers.map(([width, height, alpha]) => noise(width, height, alpha)))
  return sharp(meadow())
    .composite(noises.map((input) => ({ input, raw: { ...GROUND, channels: 4 as const } })))
    .removeAlpha()
    .raw()
    .toBuffer()
}

/**
 * Different photographs of 12 megapixels, as heavy and as hard to make small as those that a phone takes of animals in
 * the grass.
 */
export async function herdPhotos(count: number): Promise<Buffer[]> {
  const whole = await ground()
  const photos: Buffer[] = []
  for (let index = 0; index < count; index++) {
    const photo = sharp(whole, { raw: { ...GROUND, channels: 3 } })
      .extract({ left: index * 9, top: index * 9, ...CUT })
      .flop(index % 2 === 1)
      .resize(WIDTH_PX, HEIGHT_PX, { kernel: 'linear' })
      .jpeg({ quality: 92 })
    photos.push(await photo.toBuffer())
  }
  return photos
}
