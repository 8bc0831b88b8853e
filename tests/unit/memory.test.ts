import { expect, test } from 'vitest'
import { Memory } from '../../storefront/server/memory.ts'

test('what has been remembered longest goes when it is full', () => {
  const memory = new Memory<number>(2)
  for (const [text, value] of Object.entries({ a: 1, b: 2, c: 3 })) expect(memory.set(text, value)).toBe(value)
  expect(['a', 'b', 'c'].map((text) => memory.get(text))).toEqual([undefined, 2, 3])
})

test('a long text is not remembered', () => {
  const memory = new Memory<number>(2)
  expect(memory.set('x'.repeat(5000), 1)).toBe(1)
  expect(memory.get('x'.repeat(5000))).toBeUndefined()
})
