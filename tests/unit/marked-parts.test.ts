import { expect, test } from 'vitest'
import { markedParts } from '../../backoffice/src/resources/listings/marked-parts.ts'

const phone = { flag: 'phone', words: '98765 43210' }
const link = { flag: 'link', words: 'www.goats.in' }

test('words that raise a flag are parts of their own wherever they stand, and all parts are the text', () => {
  const text = '98765 43210 or www.goats.in, then 98765 43210'
  const parts = markedParts(text, [link, phone])
  expect(parts.map(({ flag }) => flag)).toEqual(['phone', null, 'link', null, 'phone'])
  expect(parts.map((part) => part.text).join('')).toBe(text)
})

test('of words that begin together the longest are marked', () => {
  const longer = { flag: 'payment', words: '98765 43210@upi' }
  expect(markedParts('98765 43210@upi', [phone, longer])).toEqual([{ text: '98765 43210@upi', flag: 'payment' }])
})

test('a text without such words is one part, and no text is none', () => {
  expect(markedParts('A calm goat', [phone, { flag: 'words', words: '' }])).toEqual([
    { text: 'A calm goat', flag: null },
  ])
  expect(markedParts('', [phone])).toEqual([])
})
