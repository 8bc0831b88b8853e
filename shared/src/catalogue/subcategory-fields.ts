import { SUBCATEGORY } from '../listing/subcategory.ts'
import { type ListingField, YEAR_UNIT } from './types.ts'

/** What is none of the makers that can be chosen: the seller's own words say which it is. */
const OTHER = 'Other'

const asked = (...subcategories: string[]) => ({ dependsOn: { field: SUBCATEGORY, values: subcategories } })

/** Who made it: chosen, or said in words. */
const maker = (subcategories: readonly string[], makers: readonly string[]): ListingField[] => [
  {
    id: 'maker',
    type: 'select',
    options: [...makers, OTHER],
    roles: ['name', 'search'],
    ...asked(...subcategories),
  },
  { id: 'makerName', type: 'text', dependsOn: { field: 'maker', values: [OTHER] } },
]

const MACHINES = ['tractor', 'chaff-cutter', 'milking-machine', 'thresher', 'implement', 'other'] as const

/**
 * What is asked of some subcategories alone, by category, in the order of the form. Nobody has to answer. The questions
 * of the categories themselves are given; these stand beside them.
 */
export const SUBCATEGORY_FIELDS: Readonly<Record<string, readonly ListingField[]>> = {
  Feeds: maker(['compound-feed', 'mineral-mixture'], ['Amul', 'Godrej']),
  Machinery: [
    ...maker(MACHINES, [
      'Mahindra',
      'Swaraj',
      'Sonalika',
      'John Deere',
      'Massey Ferguson',
      'TAFE',
      'Eicher',
      'New Holland',
      'Farmtrac',
      'Powertrac',
      'Escorts',
      'Kubota',
      'VST',
      'HMT',
      'Indo Farm',
      'Kirloskar',
      'Dasmesh',
      'Shaktiman',
      'Fieldking',
      'DeLaval',
    ]),
    { id: 'year', type: 'number', unit: YEAR_UNIT, min: 1950, roles: ['title', 'card'], ...asked(...MACHINES) },
    {
      id: 'horsepower',
      type: 'number',
      unit: 'hp',
      min: 1,
      max: 200,
      roles: ['title', 'card'],
      ...asked('tractor', 'chaff-cutter', 'milking-machine', 'thresher', 'other'),
    },
  ],
}
