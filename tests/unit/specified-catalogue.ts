import { REGISTERED } from './specified-breeds.ts'

/**
 * The catalogue once more, written out by hand and sharing nothing with the code: what the catalogue of the product is
 * compared with (docs/product.md, Listing fields).
 */
export interface SpecifiedField {
  readonly id: string
  readonly type: string
  readonly unit?: string
  readonly options?: readonly string[]
  readonly when?: { readonly field: string; readonly values: readonly string[] }
}

const field = (id: string, type: string, more: Omit<SpecifiedField, 'id' | 'type'> = {}): SpecifiedField => ({
  id,
  type,
  ...more,
})
const list = (text: string): string[] => text.split(', ')
/** The breeds of the product, then what else the national bureau has registered; no list of breeds names every animal. */
const breeds = (text: string, registered: string) => [
  ...list(text),
  ...list(registered),
  'Crossbred',
  'Non-descript (Desi)',
  'Other',
]

/** What is listed where; the menus hold nothing. */
export const SPECIFIED_KINDS: Readonly<Record<string, string>> = {
  Cattle: 'animal',
  Goat: 'animal',
  Buffalo: 'animal',
  Poultry: 'animal',
  Sheep: 'animal',
  Feeds: 'feed',
  Machinery: 'machine',
  'Veterinary-Support': 'service',
  'AI-Technician': 'service',
}

/** Which questions have which role, by category. */
export const SPECIFIED_ROLES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Cattle: { name: ['breed'], card: ['age', 'weight', 'milkCapacity'], search: ['breed'], tape: ['weight'] },
  Goat: { name: ['breed'], card: ['age', 'weight'], search: ['breed'], tape: ['weight'] },
  Buffalo: { name: ['breed'], card: ['age', 'milkCapacity'], search: ['breed'] },
  Poultry: { name: ['breed'], noun: ['type'], card: ['age', 'eggProductionCapacity'], search: ['type'] },
  Sheep: { name: ['breed'], card: ['age', 'weight'], search: ['breed'] },
  'Veterinary-Support': {
    person: ['practitionerName'],
    price: ['serviceFee'],
    card: ['specialization', 'experience'],
    search: ['specialization'],
  },
  'AI-Technician': {
    person: ['technicianName'],
    price: ['serviceFee'],
    card: ['experience'],
    search: ['servicesOffered'],
  },
}

export const SPECIFIED_FIELDS: Readonly<Record<string, readonly SpecifiedField[]>> = {
  Products: [],
  Cattle: [
    field('breed', 'select', {
      options: breeds(
        'Holstein Friesian, Jersey, Sahiwal, Gir, Red Sindhi, Tharparkar, Ongole, Hallikar, Amrit Mahal, Khillari',
        REGISTERED.cattle,
      ),
    }),
    field('age', 'number', { unit: 'years' }),
    field('weight', 'number', { unit: 'kg' }),
    field('milkCapacity', 'number', {
      unit: 'L/day',
      when: { field: 'breed', values: list('Holstein Friesian, Jersey, Sahiwal, Gir, Red Sindhi, Tharparkar, Ongole') },
    }),
    field('purpose', 'radio', { options: list('Dairy, Meat, Draft, Breeding') }),
    field('isLactating', 'switch', { when: { field: 'purpose', values: ['Dairy'] } }),
    field('calvingHistory', 'text'),
    field('vaccinationStatus', 'text'),
    field('healthCertificate', 'switch'),
  ],
  Goat: [
    field('breed', 'select', {
      options: breeds('Jamunapari, Beetal, Barbari, Osmanabadi, Sirohi, Tellicherry, Malabari', REGISTERED.goat),
    }),
    field('age', 'number', { unit: 'months' }),
    field('weight', 'number', { unit: 'kg' }),
    field('purpose', 'radio', { options: list('Dairy, Meat, Breeding') }),
    field('isPregnant', 'switch'),
    field('kiddingHistory', 'text'),
    field('vaccinationStatus', 'text'),
    field('healthCertificate', 'switch'),
  ],
  Buffalo: [
    field('breed', 'select', {
      options: breeds('Murrah, Nili-Ravi, Jafarabadi, Mehsana, Surti, Bhadawari', REGISTERED.buffalo),
    }),
    field('age', 'number', { unit: 'years' }),
    field('milkCapacity', 'number', { unit: 'L/day' }),
    field('purpose', 'radio', { options: list('Dairy, Meat, Draft') }),
    field('isLactating', 'switch', { when: { field: 'purpose', values: ['Dairy'] } }),
    field('calvingHistory', 'text'),
    field('vaccinationStatus', 'text'),
    field('healthCertificate', 'switch'),
  ],
  Poultry: [
    field('type', 'select', { options: list('Chicken, Duck, Quail, Turkey, Emu') }),
    field('breed', 'text'),
    field('age', 'number', { unit: 'weeks/months' }),
    field('purpose', 'radio', { options: list('Meat, Eggs, Breeding') }),
    field('eggProductionCapacity', 'number', {
      unit: 'eggs per week',
      when: { field: 'purpose', values: ['Eggs'] },
    }),
    field('flockSize', 'number'),
    field('vaccinationStatus', 'text'),
    field('healthCertificate', 'switch'),
  ],
  Sheep: [
    field('breed', 'select', {
      options: breeds('Marwari, Jaisalmeri, Magra, Patanwadi, Deccani, Nellore, Mandya', REGISTERED.sheep),
    }),
    field('age', 'number', { unit: 'months' }),
    field('weight', 'number', { unit: 'kg' }),
    field('purpose', 'radio', { options: list('Meat, Wool, Breeding, Milk') }),
    field('woolQuality', 'text', { when: { field: 'purpose', values: ['Wool'] } }),
    field('shearingHistory', 'text'),
    field('vaccinationStatus', 'text'),
    field('healthCertificate', 'switch'),
  ],
  Feeds: [],
  Machinery: [],
  Services: [],
  'Veterinary-Support': [
    field('practitionerName', 'text'),
    field('specialization', 'select', {
      options: list(
        'General Practice, Large Animal Vet, Small Animal Vet, Dairy Consultant, Poultry Consultant, Surgeon',
      ),
    }),
    field('experience', 'number', { unit: 'years' }),
    field('qualification', 'text'),
    field('clinicAddress', 'textarea'),
    field('serviceRadius', 'number', { unit: 'km' }),
    field('emergencyServices', 'switch'),
    field('certificateNumber', 'text'),
    field('languagesSpoken', 'multi-select', {
      options: list('English, Hindi, Marathi, Tamil, Telugu, Kannada, Malayalam, Bengali, Gujarati, Punjabi, Urdu'),
    }),
    field('serviceFee', 'number', { unit: 'INR' }),
    field('feeType', 'select', { options: list('Per Visit, Per Hour, Per Animal, Custom') }),
    field('availability', 'text'),
    field('availableDates', 'date-range'),
  ],
  'AI-Technician': [
    field('technicianName', 'text'),
    field('experience', 'number', { unit: 'years' }),
    field('certificationDetails', 'text'),
    field('serviceArea', 'text'),
    field('servicesOffered', 'multi-select', { options: list('Cattle AI, Buffalo AI, Goat AI, Semen Supply') }),
    field('serviceFee', 'number', { unit: 'INR' }),
    field('feeType', 'select', { options: list('Per Visit, Per Animal, Package Deal, Custom') }),
    field('availability', 'text'),
    field('availableDates', 'date-range'),
  ],
}
