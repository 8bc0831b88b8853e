import { PHOTO_LONG_SIDE_PX } from '@maveshi/shared/limits'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SharedJpegs, TooManyPictures } from '../../storefront/src/pictures/shared-jpeg.ts'
import { bombWebp, jpeg, movingWebp, progressiveJpeg, slowSvg, webp } from '../support/pictures.ts'

const bytes = (buffer: ArrayBuffer) => new Uint8Array(buffer)

test('a photograph is made into a JPEG of its size, once', async () => {
  const pictures = new SharedJpegs()
  const photograph = bytes(await webp({ width: PHOTO_LONG_SIDE_PX, height: 960 }))
  const made = await Promise.all([1, 2, 3].map(() => pictures.of(photograph)))
  const { format, width, height } = await sharp(made[0]).metadata()
  expect([format, width, height]).toEqual(['jpeg', PHOTO_LONG_SIDE_PX, 960])
  expect(made[2]).toBe(made[0])
  expect(await pictures.of(photograph.slice())).toBe(made[0])
  expect(pictures.decoded).toBe(1)
  expect(await pictures.of(bytes(await jpeg()))).toBeDefined()
})

test.each([
  ['forty bytes that say they are 16,383 pixels wide and high', bombWebp],
  ['an SVG that takes a minute to draw', slowSvg],
  ['a picture of several frames', movingWebp],
  ['a JPEG of many passes', progressiveJpeg],
  ['a photograph larger than any', () => webp({ width: PHOTO_LONG_SIDE_PX + 1, height: 8 })],
  ['no picture', () => new ArrayBuffer(64)],
])('%s is not decoded, and not looked at twice', async (_what, make) => {
  const pictures = new SharedJpegs()
  const file = bytes(await make())
  const start = performance.now()
  for (let count = 0; count < 20; count++) expect(await pictures.of(file)).toBeUndefined()
  expect(performance.now() - start).toBeLessThan(1000)
  expect(pictures.decoded).toBe(1)
})

test('more than can be made are refused, and those that wait are made', async () => {
  const pictures = new SharedJpegs()
  const files = await Promise.all(Array.from({ length: 40 }, (_, seed) => webp({ seed, width: 65 + seed, height: 10 })))
  const answers = await Promise.allSettled(files.map((file) => pictures.of(bytes(file))))
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.every(({ reason }) => reason instanceof TooManyPictures)).toBe(true)
  expect(pictures.decoded).toBe(files.length - refused.length)
  expect(await pictures.of(bytes(files.at(-1) as ArrayBuffer))).toBeDefined()
})
