import { sellerActions } from '@maveshi/shared/listing/seller-actions'
import { LISTING_STATUSES, nextStatuses } from '@maveshi/shared/listing/status'
import { expect, test } from 'vitest'

/** Where each step leads, by hand. Time alone leads to `expired`. */
const LEADS_TO = {
  submit: 'pending',
  'take-back': 'draft',
  'mark-sold': 'sold',
  withdraw: 'withdrawn',
  renew: 'active',
} as const

/** What is no step of the graph: which states the database lets a seller write, price and delete. */
const WITHOUT_STEP = { edit: ['draft', 'rejected'], change: ['active'], 'change-price': ['active'], delete: ['draft'] }

test.each(LISTING_STATUSES)('of a %s listing a seller is offered the steps of the graph and no others', (status) => {
  const steps = sellerActions(status).flatMap((action) => (action in LEADS_TO ? [action as keyof typeof LEADS_TO] : []))
  const expected = nextStatuses(status, 'seller').filter((to) => to !== 'expired')
  expect(steps.map((step) => LEADS_TO[step])).toEqual(expected)
})

test.each(Object.entries(WITHOUT_STEP))('to %s is offered where the database allows it', (action, statuses) => {
  expect(LISTING_STATUSES.filter((status) => sellerActions(status).includes(action as 'edit'))).toEqual(statuses)
})

test('no state offers the same thing twice', () => {
  for (const status of LISTING_STATUSES) {
    expect(new Set(sellerActions(status)).size, status).toBe(sellerActions(status).length)
  }
})
