import { expect, test } from 'vitest'
import { changeText, countedTiles } from '../../backoffice/src/screens/analytics/counted-tiles.ts'
import { daysBefore } from '../../backoffice/src/screens/analytics/period.ts'

const NOW = { users: 112, listings: 3, views: 0, contacts: 5, sold: 0, sold_here: 0 }
const BEFORE = { users: 100, listings: 0, views: 4, contacts: 5, sold: 0, sold_here: 0 }
const PERIOD = { from: '2026-03-01', to: '2026-03-07' }
/** Without what keeps a text's direction. */
const bare = (text?: string) => text?.replace(/[\u2066\u2069]/g, '')
const asKey = (key: string, options = {}) => [key.split('.').at(-1), ...Object.values(options)].join(' ')

test('the days before are as many, and end where the others begin', () => {
  expect(daysBefore(PERIOD)).toEqual({ from: '2026-02-22', to: '2026-02-28' })
  expect(daysBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-02-28' })
})

test.each([
  [112, 100, '+12%'],
  [92, 100, '−8%'],
  [100, 100, '±0%'],
  [0, 3, '−100%'],
  [1250, 1, '+1,24,900%'],
  [3, 0, undefined],
] as const)('%i after %i is a change of %s', (now, before, change) => {
  expect(bare(changeText(now, before))).toBe(change)
})

test('each number stands with what it was before', () => {
  const notes = countedTiles({ now: NOW, before: BEFORE, period: PERIOD }, asKey).map(({ note }) => bare(note))
  expect(notes).toEqual([
    'beforeAndChange 100 +12%',
    'before 0',
    'beforeAndChange 4 −100%',
    'beforeAndChange 5 ±0%',
    'before 0',
  ])
  expect(countedTiles({ now: NOW, before: undefined, period: PERIOD }, asKey)[0]).not.toHaveProperty('note')
})

test('a number of a state leads to the list of that state and those days', () => {
  const tiles = countedTiles({ now: NOW, before: undefined, period: PERIOD, state: 'IN.16' }, asKey)
  const [people, listings, views, contacts] = tiles.map(({ to }) => decodeURIComponent(to ?? ''))
  expect(people).toContain('/users?filter={"state":"IN.16"}')
  expect(listings).toContain('/listings?filter={"from":"2026-03-01","to":"2026-03-07","state":"IN.16"}')
  expect(views).toBe('/analytics?part=funnel&from=2026-03-01&to=2026-03-07')
  expect(contacts).toBe('/analytics?part=contact-leaders&from=2026-03-01&to=2026-03-07')
})
