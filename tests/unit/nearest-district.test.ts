import { expect, test } from 'vitest'
import { type District, nearestDistrict } from '../../storefront/src/islands/near/nearest-district.ts'

const DISTRICTS: readonly District[] = [
  ['IN.16.521', 18.52, 73.86],
  ['IN.16.530', 16.7, 74.24],
  ['IN.07.094', 28.65, 77.22],
]

test.each([
  ['in the town', 18.53, 73.85, 'IN.16.521'],
  ['between two, of which one is nearer', 17.2, 74.1, 'IN.16.530'],
  ['far from any, and still in India', 27.2, 76.1, 'IN.07.094'],
])('a phone %s is in the district whose chief town is nearest', (_where, latitude, longitude, id) => {
  expect(nearestDistrict({ latitude, longitude }, DISTRICTS)).toBe(id)
})

test('a phone abroad is in none', () => {
  expect(nearestDistrict({ latitude: 51.5, longitude: -0.1 }, DISTRICTS)).toBeUndefined()
  expect(nearestDistrict({ latitude: 18.5, longitude: 73.8 }, [])).toBeUndefined()
})
