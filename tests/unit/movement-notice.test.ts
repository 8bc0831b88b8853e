import { concerns, dayInIndia, noticeState } from '@maveshi/shared/listing/movement-notice'
import { describe, expect, test } from 'vitest'

describe('a notice', () => {
  test.each([
    ['2026-05-01T18:29:59Z', '2026-05-01'],
    ['2026-05-01T18:30:00Z', '2026-05-02'],
  ])('counts days as India does: %s is %s', (time, day) => expect(dayInIndia(new Date(time))).toBe(day))

  test.each([
    ['2026-04-30', 'coming'],
    ['2026-05-01', 'inForce'],
    ['2026-05-09', 'inForce'],
    ['2026-05-10', 'ended'],
  ])('on %s is %s', (day, state) => {
    expect(noticeState({ starts_on: '2026-05-01', ends_on: '2026-05-09' }, day)).toBe(state)
  })

  const cow = { category: 'Cattle', isAnimal: true, placeIds: ['IN.16.501', 'IN.16'] }
  test.each([
    [['Cattle'], ['IN.16'], true],
    [['Cattle'], ['IN.16.501'], true],
    [['Goat', 'Cattle'], [], true],
    [[], [], true],
    [['Goat'], ['IN.16'], false],
    [['Cattle'], ['IN.07', 'IN.16.502'], false],
  ])('about %j in %j concerns a cow of a district: %s', (categories, place_ids, expected) => {
    expect(concerns({ categories, place_ids }, cow)).toBe(expected)
  })

  test('about every animal concerns no machine', () => {
    const machine = { category: 'Machinery', isAnimal: false, placeIds: ['IN.16'] }
    expect(concerns({ categories: [], place_ids: [] }, machine)).toBe(false)
  })
})
