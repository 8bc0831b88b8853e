import type { ListingField } from '../types.ts'

const experience: ListingField = { id: 'experience', type: 'number', unit: 'years', min: 0, max: 70, roles: ['card'] }

const fee = (...feeTypes: string[]): readonly ListingField[] => [
  { id: 'serviceFee', type: 'number', unit: 'INR', min: 0, max: 1_000_000, roles: ['price'] },
  { id: 'feeType', type: 'select', options: feeTypes },
]

const when: readonly ListingField[] = [
  { id: 'availability', type: 'text' },
  { id: 'availableDates', type: 'date-range' },
]

export const veterinarySupportFields: readonly ListingField[] = [
  { id: 'practitionerName', type: 'text', required: true, roles: ['person'] },
  {
    id: 'specialization',
    type: 'select',
    options: [
      'General Practice',
      'Large Animal Vet',
      'Small Animal Vet',
      'Dairy Consultant',
      'Poultry Consultant',
      'Surgeon',
    ],
    required: true,
    roles: ['card', 'search'],
  },
  experience,
  { id: 'qualification', type: 'text' },
  { id: 'clinicAddress', type: 'textarea' },
  { id: 'serviceRadius', type: 'number', unit: 'km', min: 0, max: 1000 },
  { id: 'emergencyServices', type: 'switch' },
  { id: 'certificateNumber', type: 'text' },
  {
    id: 'languagesSpoken',
    type: 'multi-select',
    options: [
      'English',
      'Hindi',
      'Marathi',
      'Tamil',
      'Telugu',
      'Kannada',
      'Malayalam',
      'Bengali',
      'Gujarati',
      'Punjabi',
      'Urdu',
    ],
  },
  ...fee('Per Visit', 'Per Hour', 'Per Animal', 'Custom'),
  ...when,
]

export const aiTechnicianFields: readonly ListingField[] = [
  { id: 'technicianName', type: 'text', required: true, roles: ['person'] },
  experience,
  { id: 'certificationDetails', type: 'text' },
  { id: 'serviceArea', type: 'text', required: true },
  {
    id: 'servicesOffered',
    type: 'multi-select',
    options: ['Cattle AI', 'Buffalo AI', 'Goat AI', 'Semen Supply'],
    roles: ['search'],
  },
  ...fee('Per Visit', 'Per Animal', 'Package Deal', 'Custom'),
  ...when,
]
