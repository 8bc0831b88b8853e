import { expect, test } from 'vitest'
import { Content } from '../../storefront/server/content.ts'

const page = (words: number) => Buffer.from(Array.from({ length: words }, (_, at) => `goat ${at ** 3}`).join(' '))

test.each([100, 2000, 5000])('a page of %i words takes no more memory than it says', async (words) => {
  const content = new Content(page(words), 'text/html')
  await content.slim()
  content.improve()
  const forms = [await content.form('br'), await content.form('gzip')]
  await expect.poll(async () => (await content.form('br')) !== forms[0], { timeout: 20_000 }).toBe(true)
  const stored = [await content.form('br'), await content.form('gzip')]
  const held = stored.reduce((sum, { buffer }) => sum + buffer.byteLength, 0)
  expect(held).toBe(content.bytes)
})

test('a body that was a piece of a larger buffer lets go of the rest', async () => {
  const content = new Content(Buffer.from('x'), 'text/html')
  expect((await content.form('identity')).buffer.byteLength).toBe(1)
})
