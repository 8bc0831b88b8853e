import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { asOwner, guest } from '../support/people.ts'

let visitor: SupabaseClient

beforeAll(async () => {
  visitor = await guest()
})

/** The English name of the district that a guest is told, or null. */
async function districtOf(pincode: string | null): Promise<string | null> {
  const { data, error } = await visitor.rpc('place_of_pincode', { pincode })
  expect(error).toBeNull()
  if (data === null) return null
  const [place] = await asOwner<{ name: string }>("select names ->> 'en' as name from public.places where id = $1", [
    data,
  ])
  return place?.name ?? `no place ${data}`
}

describe('a PIN code', () => {
  test.each([
    ['411001', 'Pune'],
    ['132001', 'Karnal'],
    ['600001', 'Chennai'],
    ['781001', 'Kamrup Metropolitan'],
    ['141 001', 'Ludhiana'],
    [' 141001 ', 'Ludhiana'],
    ['824101', 'Aurangabad'],
  ])('%j lies in %s', async (pincode, district) => {
    expect(await districtOf(pincode)).toBe(district)
  })

  test.each([
    '100001',
    '290001',
    '855',
    '41100',
    '4110011',
    '411-001',
    '41100a',
    '911001',
    '011001',
    '411001\n',
    '',
    null,
  ])('%j is not understood', async (pincode) => {
    expect(await districtOf(pincode)).toBeNull()
  })
})

/** The states of each postal circle, by the first two digits of its PIN codes. */
const CIRCLES: readonly (readonly [from: number, to: number, states: readonly string[]])[] = [
  [11, 11, ['Delhi']],
  [12, 13, ['Haryana']],
  [14, 15, ['Punjab']],
  [16, 16, ['Chandigarh']],
  [17, 17, ['Himachal Pradesh']],
  [18, 19, ['Jammu and Kashmir', 'Ladakh']],
  [20, 28, ['Uttar Pradesh', 'Uttarakhand']],
  [30, 34, ['Rajasthan']],
  [36, 39, ['Gujarat']],
  [40, 44, ['Maharashtra', 'Goa']],
  [45, 48, ['Madhya Pradesh']],
  [49, 49, ['Chhattisgarh']],
  [50, 50, ['Telangana']],
  [51, 53, ['Andhra Pradesh']],
  [56, 59, ['Karnataka']],
  [60, 64, ['Tamil Nadu', 'Puducherry']],
  [67, 69, ['Kerala']],
  [70, 74, ['West Bengal', 'Sikkim', 'Andaman and Nicobar Islands']],
  [75, 77, ['Odisha']],
  [78, 78, ['Assam']],
  [79, 79, ['Arunachal Pradesh', 'Manipur', 'Meghalaya', 'Mizoram', 'Nagaland', 'Tripura']],
  [80, 85, ['Bihar', 'Jharkhand']],
]

test('every prefix lies in a district of a state of its circle', async () => {
  const areas = await asOwner<{ prefix: string; state: string | null }>(
    `select prefix, state.names ->> 'en' as state from public.pincode_areas
     join public.places as district on district.id = place_id
     left join public.places as state on state.id = district.parent_id
     where prefix < '860' order by prefix`,
  )
  const statesOf = (circle: number) => CIRCLES.find(([from, to]) => from <= circle && circle <= to)?.[2] ?? []
  const astray = areas.filter(({ prefix, state }) => !statesOf(Number(prefix.slice(0, 2))).includes(state ?? ''))
  expect(astray).toEqual([])
  const covered = new Set(areas.map(({ prefix }) => Number(prefix.slice(0, 2))))
  expect(CIRCLES.filter(([from, to]) => ![...covered].some((circle) => from <= circle && circle <= to))).toEqual([])
})
