import { randomUUID } from 'node:crypto'
import { AVATAR_BUCKET, PHOTO_BUCKET } from '@maveshi/shared/access/session'
import { AVATAR_SIDE_PX, PHOTO_CARD_SIDE_PX, PHOTO_LONG_SIDE_PX } from '@maveshi/shared/limits'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { market } from '../support/market.ts'
import { type Person, register } from '../support/people.ts'
import { bombWebp, brokenWebp, jpeg, movingWebp, progressiveJpeg, slowSvg, webp } from '../support/pictures.ts'

let owner: Person
let folder: string

beforeAll(async () => {
  owner = await register()
  folder = `${owner.id}/${await listingOf(owner, 'draft')}`
})

interface Sent {
  readonly name?: string
  readonly contentType?: string
  readonly bucket?: string
}

/** Uploads bytes. @returns why they were refused, and after how long */
async function refusal(bytes: ArrayBuffer, { name, contentType = 'image/webp', bucket = PHOTO_BUCKET }: Sent = {}) {
  const where = bucket === AVATAR_BUCKET ? owner.id : folder
  const path = `${where}/${name ?? `${randomUUID()}.${contentType === 'image/webp' ? 'webp' : 'jpg'}`}`
  const start = performance.now()
  const { error } = await owner.client.storage.from(bucket).upload(path, bytes, { contentType, upsert: true })
  return { message: error?.message, took_ms: performance.now() - start }
}

const notAPicture = 'The file is no WebP or JPEG picture'

describe('what is stored is a picture', () => {
  test('a WebP, and a JPEG', async () => {
    expect((await refusal(await webp())).message).toBeUndefined()
    expect((await refusal(await jpeg(), { contentType: 'image/jpeg' })).message).toBeUndefined()
  })

  test.each([
    ['an SVG', slowSvg],
    ['a page', () => new TextEncoder().encode('<!doctype html><script>alert(1)</script>').buffer as ArrayBuffer],
    ['sixty-four bytes', () => new Uint8Array(64).fill(7).buffer],
    ['nothing', () => new ArrayBuffer(0)],
  ])('and not %s that calls itself one', async (_what, bytes) => {
    const { message, took_ms } = await refusal(bytes())
    expect(message).toBe(notAPicture)
    expect(took_ms).toBeLessThan(1000)
  })

  test('of the kind that its name and its type say', async () => {
    const other = 'The picture is of another kind than its name or its type says'
    expect((await refusal(await jpeg())).message).toBe(other)
    expect((await refusal(await webp(), { contentType: 'image/jpeg' })).message).toBe(other)
    expect((await refusal(await jpeg(), { contentType: 'image/jpeg', name: 'a.webp' })).message).toBe(other)
  })

  test('that a phone can open: not 16,383 pixels wide and high in forty bytes', async () => {
    const { message, took_ms } = await refusal(bombWebp())
    expect(message).toBe(`The picture is larger than ${PHOTO_LONG_SIDE_PX} pixels`)
    expect(took_ms).toBeLessThan(1000)
  })

  test.each([
    ['a photograph', PHOTO_LONG_SIDE_PX, { name: 'a.webp' }],
    ['a card', PHOTO_CARD_SIDE_PX, { name: 'a-card.webp' }],
    ['a person’s picture', AVATAR_SIDE_PX, { bucket: AVATAR_BUCKET }],
  ])('as large as %s is, and no larger', async (_what, side, sent) => {
    expect((await refusal(await webp({ width: side, height: 10 }), sent)).message).toBeUndefined()
    const tooHigh = await refusal(await webp({ width: 10, height: side + 1 }), sent)
    expect(tooHigh.message).toBe(`The picture is larger than ${side} pixels`)
  })

  test('of one frame, and in one pass', async () => {
    expect((await refusal(await movingWebp())).message).toBe('The picture moves')
    const inPasses = await refusal(await progressiveJpeg(), { contentType: 'image/jpeg' })
    expect(inPasses.message).toBe('The picture is a progressive JPEG')
  })

  test('and sent at a pace that a person has', async () => {
    const [hasty, other] = [await register(), await register()]
    const send = async ({ client, id }: Person) =>
      (
        await client.storage
          .from(AVATAR_BUCKET)
          .upload(`${id}/a.webp`, new ArrayBuffer(1), { contentType: 'image/webp' })
      ).error?.message
    const answers = []
    for (let count = 0; count < 125; count++) answers.push(await send(hasty))
    expect(answers.filter((message) => message === 'Too many uploads at once').length).toBe(5)
    expect(await send(other)).toBe(notAPicture)
  })

  test('and not many at once, which slow uploads would be', async () => {
    const person = await register()
    const { app } = await market()
    const token = (await person.client.auth.getSession()).data.session?.access_token
    const ends: (() => void)[] = []
    const slow = async () => {
      const body = new ReadableStream({ start: (stream) => void ends.push(() => stream.close()) })
      const url = `http://market.test/storage/v1/object/${AVATAR_BUCKET}/${person.id}/a.webp`
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/webp' }
      const answer = await app.fetch(new Request(url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit))
      return ((await answer.json()) as { message: string }).message
    }
    const answers = Array.from({ length: 7 }, slow)
    // Those that were let in wait for their bodies: the first to answer is the one too many.
    expect(await Promise.race(answers)).toBe('Too many uploads at once')
    for (const end of ends) end()
    expect((await Promise.all(answers)).filter((message) => message === notAPicture)).toHaveLength(6)
  })

  test('and does not break off in the middle of its data: what was there before stays', async () => {
    const name = `${randomUUID()}.webp`
    const { app } = await market()
    const shown = () =>
      app.fetch(new Request(`http://market.test/storage/v1/object/public/${PHOTO_BUCKET}/${folder}/${name}`))
    expect((await refusal(await brokenWebp(), { name })).message).toBe(notAPicture)
    expect((await shown()).status).toBe(400)
    const picture = await webp()
    expect((await refusal(picture, { name })).message).toBeUndefined()
    expect((await refusal(await brokenWebp(), { name })).message).toBe(notAPicture)
    expect(await (await shown()).arrayBuffer()).toEqual(picture)
  })

  test('and whole, with nothing behind it', async () => {
    const [picture, photo] = [new Uint8Array(await webp()), new Uint8Array(await jpeg())]
    const longer = (bytes: Uint8Array) => new Uint8Array([...bytes, ...new TextEncoder().encode('<script>')]).buffer
    for (const bytes of [picture.slice(0, -9).buffer, longer(picture)]) {
      expect((await refusal(bytes)).message).toBe(notAPicture)
    }
    for (const bytes of [photo.slice(0, -9).buffer, longer(photo)]) {
      expect((await refusal(bytes, { contentType: 'image/jpeg' })).message).toBe(notAPicture)
    }
  })
})
