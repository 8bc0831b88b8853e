import { ANY_BREED } from '../any-breed.ts'
import type { ListingField } from '../types.ts'
import { REGISTERED_BREEDS } from './registered-breeds.ts'

/** The breeds that are offered most, then what else is registered, then what has no name. */
const breed = (known: readonly string[], registered: readonly string[]): ListingField => ({
  id: 'breed',
  type: 'select',
  options: [...known, ...registered, ...ANY_BREED],
  required: true,
  roles: ['name', 'search'],
})

const age = (unit: string, max: number): ListingField => ({
  id: 'age',
  type: 'number',
  unit,
  required: true,
  min: 0,
  max,
  roles: ['card'],
})

const weight = (max: number): ListingField => ({
  id: 'weight',
  type: 'number',
  unit: 'kg',
  min: 0,
  max,
  roles: ['card'],
})

/** Of an animal whose measures tell its weight. */
const measuredWeight = (max: number): ListingField => ({ ...weight(max), roles: ['card', 'tape'] })

const milkCapacity: ListingField = {
  id: 'milkCapacity',
  type: 'number',
  unit: 'L/day',
  min: 0,
  max: 60,
  roles: ['card'],
}

const purpose = (...options: string[]): ListingField => ({ id: 'purpose', type: 'radio', options, required: true })

const isLactating: ListingField = {
  id: 'isLactating',
  type: 'switch',
  dependsOn: { field: 'purpose', values: ['Dairy'] },
}

const health: readonly ListingField[] = [
  { id: 'vaccinationStatus', type: 'text' },
  { id: 'healthCertificate', type: 'switch' },
]

export const cattleFields: readonly ListingField[] = [
  breed(
    [
      'Holstein Friesian',
      'Jersey',
      'Sahiwal',
      'Gir',
      'Red Sindhi',
      'Tharparkar',
      'Ongole',
      'Hallikar',
      'Amrit Mahal',
      'Khillari',
    ],
    REGISTERED_BREEDS.cattle,
  ),
  age('years', 30),
  measuredWeight(1500),
  {
    ...milkCapacity,
    dependsOn: {
      field: 'breed',
      values: ['Holstein Friesian', 'Jersey', 'Sahiwal', 'Gir', 'Red Sindhi', 'Tharparkar', 'Ongole'],
    },
  },
  purpose('Dairy', 'Meat', 'Draft', 'Breeding'),
  isLactating,
  { id: 'calvingHistory', type: 'text' },
  ...health,
]

export const goatFields: readonly ListingField[] = [
  breed(['Jamunapari', 'Beetal', 'Barbari', 'Osmanabadi', 'Sirohi', 'Tellicherry', 'Malabari'], REGISTERED_BREEDS.goat),
  age('months', 240),
  measuredWeight(150),
  purpose('Dairy', 'Meat', 'Breeding'),
  { id: 'isPregnant', type: 'switch' },
  { id: 'kiddingHistory', type: 'text' },
  ...health,
]

export const buffaloFields: readonly ListingField[] = [
  breed(['Murrah', 'Nili-Ravi', 'Jafarabadi', 'Mehsana', 'Surti', 'Bhadawari'], REGISTERED_BREEDS.buffalo),
  age('years', 30),
  milkCapacity,
  purpose('Dairy', 'Meat', 'Draft'),
  isLactating,
  { id: 'calvingHistory', type: 'text' },
  ...health,
]

export const poultryFields: readonly ListingField[] = [
  {
    id: 'type',
    type: 'select',
    options: ['Chicken', 'Duck', 'Quail', 'Turkey', 'Emu'],
    required: true,
    roles: ['noun', 'search'],
  },
  { id: 'breed', type: 'text', roles: ['name'] },
  age('weeks/months', 600),
  purpose('Meat', 'Eggs', 'Breeding'),
  {
    id: 'eggProductionCapacity',
    type: 'number',
    unit: 'eggs per week',
    min: 0,
    max: 1_000_000,
    dependsOn: { field: 'purpose', values: ['Eggs'] },
    roles: ['card'],
  },
  { id: 'flockSize', type: 'number', min: 1, max: 1_000_000 },
  ...health,
]

export const sheepFields: readonly ListingField[] = [
  breed(['Marwari', 'Jaisalmeri', 'Magra', 'Patanwadi', 'Deccani', 'Nellore', 'Mandya'], REGISTERED_BREEDS.sheep),
  age('months', 240),
  weight(150),
  purpose('Meat', 'Wool', 'Breeding', 'Milk'),
  { id: 'woolQuality', type: 'text', dependsOn: { field: 'purpose', values: ['Wool'] } },
  { id: 'shearingHistory', type: 'text' },
  ...health,
]
