import * as limits from '@maveshi/shared/limits'
import { expect, test } from 'vitest'

/** What people are promised (docs/product.md, Toasts, Visitor log and Console). */
const SPECIFIED = {
  TOASTS_AT_ONCE: 1,
  TOAST_DURATION_MS: 5000,
  TOAST_REMOVAL_DELAY_MS: 500,
  LOGOUT_FAILURE_TOAST_MS: 3000,
  TOAST_SWIPE_PX: 50,
  TOAST_AREA_WIDTH_PX: 420,
  VISITOR_LOG_ENTRIES: 1000,
  SIDEBAR_EXPANDED_PX: 256,
  SIDEBAR_COLLAPSED_PX: 72,
  SIDEBAR_TRANSITION_MS: 450,
} as const

test.each(Object.entries(SPECIFIED))('%s is %s', (name, value) => expect(limits).toHaveProperty(name, value))

test('every limit is a positive whole number', () => {
  for (const [name, value] of Object.entries(limits)) expect(Number.isInteger(value) && value > 0, name).toBe(true)
})
