import { expect, test } from 'vitest'
import { readJson } from '../support/repository.ts'

interface Place {
  readonly id: string
  readonly parent: string | null
  readonly name: string
  readonly lat: number
  readonly lng: number
}

const places = readJson<Place[]>('supabase/seed/places/places.json')

/** How many districts each state and union territory has, at the beginning of 2026. */
const DISTRICTS = {
  'Andaman and Nicobar Islands': 3,
  'Andhra Pradesh': 28,
  'Arunachal Pradesh': 27,
  Assam: 35,
  Bihar: 38,
  Chandigarh: 1,
  Chhattisgarh: 33,
  'Dadra and Nagar Haveli and Daman and Diu': 3,
  Delhi: 13,
  Goa: 3,
  Gujarat: 34,
  Haryana: 23,
  'Himachal Pradesh': 12,
  'Jammu and Kashmir': 20,
  Jharkhand: 24,
  Karnataka: 31,
  Kerala: 14,
  Ladakh: 7,
  Lakshadweep: 1,
  'Madhya Pradesh': 55,
  Maharashtra: 36,
  Manipur: 16,
  Meghalaya: 12,
  Mizoram: 11,
  Nagaland: 17,
  Odisha: 30,
  Puducherry: 4,
  Punjab: 23,
  Rajasthan: 41,
  Sikkim: 6,
  'Tamil Nadu': 38,
  Telangana: 33,
  Tripura: 8,
  'Uttar Pradesh': 75,
  Uttarakhand: 13,
  'West Bengal': 23,
}

test('every state has its districts', () => {
  const states = places.filter(({ parent }) => parent === null)
  const counts = states.map(({ id, name }) => [name, places.filter(({ parent }) => parent === id).length])
  expect(Object.fromEntries(counts)).toEqual(DISTRICTS)
})

test('no state has two districts of one name, and no two places one point', () => {
  const twice = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)
  const districts = places.filter(({ parent }) => parent !== null)
  expect(twice(districts.map(({ parent, name }) => `${name}, ${parent}`))).toEqual([])
  expect(twice(districts.map(({ lat, lng }) => `${lat} ${lng}`))).toEqual([])
})

test('codes from 901 on are our own, and only those of districts that were added', () => {
  const { districts } = readJson<{ districts: { id: string }[] }>('supabase/seed/places/additions.json')
  const own = places.filter(({ id }) => Number(id.split('.')[2] ?? 0) > 900).map(({ id }) => id)
  expect(own.sort()).toEqual(districts.map(({ id }) => id).sort())
})
