import { LISTING_STATUSES, nextStatuses, TRANSITIONS } from '@maveshi/shared/listing/status'
import { expect, test } from 'vitest'

/** The graph once more, by hand: from → to (by whom). */
const GRAPH = `
draft → pending (seller)
rejected → pending (seller)
pending → active (admin)
pending → rejected (admin)
pending → draft (seller)
active → sold (seller)
active → withdrawn (seller)
active → expired (seller)
active → removed (admin)
withdrawn → removed (admin)
expired → removed (admin)
expired → active (seller)
withdrawn → active (seller)
removed → active (admin)
removed → withdrawn (admin)
sold → active (admin)`
  .trim()
  .split('\n')

test('the graph has these edges and no others', () => {
  expect(TRANSITIONS.map(({ from, to, actor }) => `${from} → ${to} (${actor})`)).toEqual(GRAPH)
})

test.each(LISTING_STATUSES)('from %s one may go where the graph says', (from) => {
  for (const actor of ['seller', 'admin'] as const) {
    const expected = GRAPH.filter((edge) => edge.startsWith(`${from} `) && edge.endsWith(`(${actor})`)).map(
      (edge) => edge.split(' ')[2],
    )
    expect(nextStatuses(from, actor)).toEqual(expected)
  }
})
