import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { Content } from '../../storefront/server/content.ts'
import { encodingFor } from '../../storefront/server/encoding.ts'
import { isKnown } from '../../storefront/server/send.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%s gets %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})

test.each([
  ['"a-br"', true],
  ['"x", W/"a-br"', true],
  ['*', true],
  ['"a"', false],
  [undefined, false],
])('If-None-Match %s knows "a-br": %s', (header, expected) => {
  expect(isKnown(header, '"a-br"')).toBe(expected)
})

describe('a body', () => {
  const text = 'मवेशी '.repeat(1000)
  const content = () => new Content(Buffer.from(text), 'text/html; charset=utf-8')

  test('says the same in every form, kept compressed alone or not', async () => {
    const slim = content()
    await slim.slim()
    for (const one of [content(), slim]) {
      expect(Buffer.from(await one.form('identity')).toString()).toBe(text)
      expect(brotliDecompressSync(await one.form('br')).toString()).toBe(text)
      expect(gunzipSync(await one.form('gzip')).toString()).toBe(text)
    }
    expect(slim.bytes).toBeLessThan(Buffer.byteLength(text))
  })

  test('has a validator for each form, the same for the same text', () => {
    expect(content().etag('br')).toBe(content().etag('br'))
    expect(new Set([content().etag('br'), content().etag('gzip'), content().etag('identity')]).size).toBe(3)
    expect(content().etag('br')).not.toBe(new Content(Buffer.from(`${text}.`), 'text/html').etag('br'))
  })

  test('that is short, or a photograph, is left as it is', () => {
    expect(new Content(Buffer.from('short'), 'text/html').isCompressible).toBe(false)
    expect(new Content(Buffer.alloc(9000), 'image/webp').isCompressible).toBe(false)
  })
})
