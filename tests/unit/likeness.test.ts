import { isSamePicture, SAMPLE_SIDE, type Sample } from '@maveshi/shared/photo/likeness'
import sharp from 'sharp'
import { expect, test } from 'vitest'

async function sampleOf(bytes: Uint8Array): Promise<Sample> {
  const { width, height } = await sharp(bytes).metadata()
  const small = sharp(bytes).resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'fill' }).removeAlpha()
  return { ratio: width / height, colours: await small.raw().toBuffer() }
}

/** Light and shadow of two finenesses: no photograph is harder to keep alike in two sizes. */
async function photograph(seed: number): Promise<Buffer> {
  let state = seed
  const noise = (width: number, height: number) => {
    const pixels = Buffer.alloc(width * height * 3)
    for (let at = 0; at < pixels.length; at++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      pixels[at] = state >>> 24
    }
    return sharp(pixels, { raw: { width, height, channels: 3 } })
      .resize(640, 480, { fit: 'fill' })
      .png()
      .toBuffer()
  }
  const fine = await sharp(await noise(320, 240))
    .ensureAlpha(0.4)
    .png()
    .toBuffer()
  return sharp(await noise(24, 18))
    .composite([{ input: fine }])
    .png()
    .toBuffer()
}

const inSize = (bytes: Uint8Array, side: number, quality: number) =>
  sharp(bytes).rotate().resize(side, side, { fit: 'inside' }).webp({ quality }).toBuffer()

/** A telephone number painted over a picture, as somebody would who does not want it to be read by the market. */
const number = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect y="240" width="400" height="60"/><text x="20" y="285" font-size="44" fill="#fff">98765 43210</text></svg>',
)

test('a photograph’s two sizes are told from two photographs', async () => {
  const [first, second] = [await photograph(1), await photograph(2)]
  const [full, card, other] = [
    await inSize(first, 1280, 80),
    await inSize(first, 400, 40),
    await inSize(second, 400, 80),
  ]
  const sample = await sampleOf(full)
  expect(isSamePicture(sample, await sampleOf(card))).toBe(true)
  expect(isSamePicture(sample, await sampleOf(other))).toBe(false)
  const painted = await sharp(card)
    .resize(400, 300, { fit: 'fill' })
    .composite([{ input: number }])
    .webp()
    .toBuffer()
  expect(isSamePicture(sample, await sampleOf(painted))).toBe(false)
  const wider = await sharp(card).resize(400, 200, { fit: 'fill' }).webp().toBuffer()
  expect(isSamePicture(sample, await sampleOf(wider))).toBe(false)
})
