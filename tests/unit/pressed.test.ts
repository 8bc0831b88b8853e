import { expect, test } from 'vitest'
import { isDue } from '../../storefront/src/islands/header/pressed.ts'

const PRESSED = 1_700_000_000_000
const pressed = `phone ${PRESSED} /listing/1?near=IN.16`

test('what a guest has pressed is done where it was pressed, within the hour', () => {
  expect(isDue(pressed, '/listing/1?near=IN.16', PRESSED + 60_000)).toBe(true)
})

test('what a guest has pressed is not done elsewhere, nor later, nor where nothing was pressed', () => {
  expect(isDue(pressed, '/listing/2', PRESSED + 60_000)).toBe(false)
  expect(isDue(pressed, '/listing/1?near=IN.16', PRESSED + 2 * 60 * 60_000)).toBe(false)
  expect(isDue('', '/listing/1', PRESSED)).toBe(false)
  expect(isDue('phone', '/listing/1', PRESSED)).toBe(false)
})
