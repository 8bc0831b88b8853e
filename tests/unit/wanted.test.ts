import { expect, test } from 'vitest'
import { isWanted } from '../../storefront/src/islands/header/wanted.ts'

const PRESSED = 1_700_000_000_000
const wanted = `phone ${PRESSED} /listing/1?near=IN.16`

test('what a guest has pressed is done where it was pressed, within the hour', () => {
  expect(isWanted(wanted, '/listing/1?near=IN.16', PRESSED + 60_000)).toBe(true)
})

test('what a guest has pressed is not done elsewhere, nor later, nor where nothing was pressed', () => {
  expect(isWanted(wanted, '/listing/2', PRESSED + 60_000)).toBe(false)
  expect(isWanted(wanted, '/listing/1?near=IN.16', PRESSED + 2 * 60 * 60_000)).toBe(false)
  expect(isWanted('', '/listing/1', PRESSED)).toBe(false)
  expect(isWanted('phone', '/listing/1', PRESSED)).toBe(false)
})
