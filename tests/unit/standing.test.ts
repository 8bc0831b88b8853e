import { sellerActions } from '@maveshi/shared/listing/seller-actions'
import { shownStatus, statusNow } from '@maveshi/shared/listing/standing'
import { LISTING_STATUSES } from '@maveshi/shared/listing/status'
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

test('what would be on offer is hidden while its seller is suspended, and nothing else is', () => {
  const shown = LISTING_STATUSES.map((status) => shownStatus({ status, is_seller_suspended: true }))
  expect(shown).toEqual(LISTING_STATUSES.map((status) => (status === 'active' ? 'hidden' : status)))
  expect(shownStatus({ status: 'active', is_seller_suspended: false })).toBe('active')
  expect(sellerActions('hidden')).toEqual([])
})
