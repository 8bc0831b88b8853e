import { statusNow } from '@maveshi/shared/listing/standing'
import { expect, test } from 'vitest'

const NOW = new Date('2026-11-22T12:00:00Z')

test.each([
  ['active', '2026-11-22T12:00:01Z', 'active'],
  ['active', '2026-11-22T12:00:00Z', 'expired'],
  ['active', null, 'active'],
  ['sold', '2026-11-01T00:00:00Z', 'sold'],
  ['withdrawn', '2026-11-01T00:00:00Z', 'withdrawn'],
] as const)('what is %s until %s is by now %s', (status, expires_at, now) => {
  expect(statusNow({ status, expires_at }, NOW)).toBe(now)
})
