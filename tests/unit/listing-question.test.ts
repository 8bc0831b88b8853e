import { expect, test } from 'vitest'
import { listingQuestion } from '../../backoffice/src/providers/listing-filter.ts'

test('a day that the console narrows a list by is a day in India, wherever it is read', () => {
  expect(listingQuestion({ q: 'goat', status: 'pending', from: '2026-11-20', to: '2026-11-21' })).toEqual({
    search: 'goat',
    filters: { status: 'pending', from: '2026-11-19T18:30:00.000Z', before: '2026-11-21T18:30:00.000Z' },
  })
})

test('a day that is none narrows nothing', () => {
  expect(listingQuestion({ from: '2026-13-40', to: 'soon' })).toEqual({ search: null, filters: {} })
})
