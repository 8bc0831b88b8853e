import { expect, test } from 'vitest'
import { dayAt, layOut } from '../../backoffice/src/charts/frame.ts'
import { namedDays, scaleTicks } from '../../backoffice/src/charts/scale.ts'

test.each([
  ['nothing', [0, 0], [0, 1]],
  ['no days at all', [], [0, 1]],
  ['days of which nothing is known', [null, null], [0, 1]],
  ['one', [0, 1], [0, 1]],
  ['few', [3, 2], [0, 1, 2, 3]],
  ['what fits exactly', [20], [0, 5, 10, 15, 20]],
  ['what lies between', [23], [0, 10, 20, 30]],
  ['many', [1, 4100], [0, 2000, 4000, 6000]],
  ['parts', [0.75], [0, 0.2, 0.4, 0.6000000000000001, 0.8]],
])('a scale reaches from nothing to %s', (_what, values, ticks) => {
  expect(scaleTicks(values)).toEqual(ticks)
})

test.each([
  [30, 4, [5, 13, 21, 29]],
  [7, 10, [0, 1, 2, 3, 4, 5, 6]],
  [1, 4, [0]],
  [5, 0, [4]],
])('of %d days with room for %d names the last is named', (count, room, named) => {
  expect(namedDays(count, room)).toEqual(named)
})

test('days run from where reading begins, and a place of the picture is the day that lies there', () => {
  for (const isMirrored of [false, true]) {
    const frame = layOut(320, 30, [0, 10], ['0', '10'], isMirrored)
    expect(frame.x(0) < frame.x(29)).toBe(!isMirrored)
    for (const day of [0, 7, 29]) expect(dayAt(frame, frame.x(day), 30)).toBe(day)
    expect(dayAt(frame, isMirrored ? 320 : 0, 30)).toBe(0)
    expect(dayAt(frame, isMirrored ? -50 : 400, 30)).toBe(29)
  }
})
