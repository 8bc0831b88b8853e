import type { Subcategory } from './types.ts'

/** Questions that only an animal in milk has an answer to. */
const MILK = ['milkCapacity', 'isLactating'] as const
const BIRTHS = ['isPregnant', 'kiddingHistory'] as const

const one = (value: string, iconName: string, hides: readonly string[] = []): Subcategory => ({
  value,
  iconName,
  hides,
})

/**
 * What can be listed within a category, in the order in which sellers choose. A heifer may be with calf, so her calving
 * is asked for; `other` is what none of the others is.
 */
export const SUBCATEGORIES: Readonly<Record<string, readonly Subcategory[]>> = {
  Cattle: [
    one('cow', 'cattle-cow'),
    one('heifer', 'cattle-heifer', MILK),
    one('bull', 'cattle-bull', [...MILK, 'calvingHistory']),
    one('ox', 'cattle-ox', [...MILK, 'calvingHistory']),
    one('calf', 'cattle-calf', [...MILK, 'calvingHistory']),
  ],
  Goat: [
    one('doe', 'goat-doe'),
    one('buck', 'goat-buck', BIRTHS),
    one('wether', 'goat-wether', BIRTHS),
    one('kid', 'goat-kid', BIRTHS),
  ],
  Buffalo: [
    one('cow', 'buffalo-cow'),
    one('heifer', 'buffalo-heifer', MILK),
    one('bull', 'buffalo-bull', [...MILK, 'calvingHistory']),
    one('calf', 'buffalo-calf', [...MILK, 'calvingHistory']),
  ],
  Poultry: [
    one('hen', 'chicken'),
    one('cock', 'rooster', ['eggProductionCapacity']),
    one('chick', 'hatching-chick', ['eggProductionCapacity']),
    one('other', 'duck'),
  ],
  Sheep: [one('ewe', 'ewe'), one('ram', 'ram'), one('lamb', 'sheep-lamb')],
  Feeds: [
    one('dry-fodder', 'feed-straw'),
    one('green-fodder', 'herb'),
    one('silage', 'feed-silage'),
    one('compound-feed', 'feed-sack'),
    one('oil-cake', 'feed-cake'),
    one('bran', 'feed-bran'),
    one('mineral-mixture', 'feed-minerals'),
    one('other', 'sheaf-of-rice'),
  ],
  Machinery: [
    one('tractor', 'tractor'),
    one('chaff-cutter', 'machine-chaff-cutter'),
    one('milking-machine', 'machine-milking'),
    one('thresher', 'machine-thresher'),
    one('implement', 'machine-plough'),
    one('other', 'gear'),
  ],
}
