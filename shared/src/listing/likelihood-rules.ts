/** A span of numbers, both ends in it; an end that is not named is open. */
export interface Span {
  readonly from?: number
  readonly to?: number
}

/** Which answers a rule is about: one of these choices, or a number in this span, by listing field id. */
type Conditions = Readonly<Record<string, readonly string[] | Span>>

/**
 * What is usual for an answer. `field` is a listing field id or `price`; `usual` is in the question's own unit, prices in
 * rupees. What is outside may well be true: it is asked about once more, and never refused.
 */
interface Likelihood {
  readonly category: string
  readonly field: string
  readonly when?: Conditions
  readonly usual: readonly [low: number, high: number]
  /** The number of animals that multiplies the upper end, by the ids of the answers that may say it. */
  readonly times?: readonly string[]
}

/**
 * What is usual on this market. The ranges are wide on purpose: they are to catch a slipped digit, a wrong unit and a
 * boast, not an animal that is a little better than others. Within a category and field the first rule that fits decides.
 *
 * Sources: milk and weights of Indian breeds after the breed profiles of the National Bureau of Animal Genetic
 * Resources, Karnal, and IGNOU's course in dairy farming, unit "Milch breeds" (a Gir gives some 2,100 kg and at best
 * 3,700 kg in a lactation of 300 days; peaks are about twice the mean day), rounded outwards. Prices are our own
 * reading of what Indian markets asked in 2025 and 2026, rounded outwards by half. The rest is general husbandry.
 */

const usual = (
  category: string,
  field: string,
  low: number,
  high: number,
  more: { when?: Conditions; times?: readonly string[] } = {},
): Likelihood => ({ category, field, usual: [low, high], ...more })

const breed = (...breeds: string[]) => ({ when: { breed: breeds } })

/** Litres a day at the peak of a good animal. A cow may well be dry, so there is no lower end. */
const milk: readonly Likelihood[] = [
  usual('Cattle', 'milkCapacity', 0, 40, breed('Holstein Friesian')),
  usual('Cattle', 'milkCapacity', 0, 28, breed('Jersey')),
  usual('Cattle', 'milkCapacity', 0, 22, breed('Sahiwal', 'Gir')),
  usual('Cattle', 'milkCapacity', 0, 18, breed('Red Sindhi', 'Tharparkar')),
  usual('Cattle', 'milkCapacity', 0, 12, breed('Ongole')),
  usual('Buffalo', 'milkCapacity', 0, 25, breed('Murrah', 'Nili-Ravi', 'Jafarabadi')),
  usual('Buffalo', 'milkCapacity', 0, 18, breed('Mehsana', 'Surti')),
  usual('Buffalo', 'milkCapacity', 0, 12, breed('Bhadawari')),
  usual('Buffalo', 'milkCapacity', 0, 22),
]

/** Cattle and buffaloes in years: most are sold under 12. Goats, sheep and birds in months or weeks: 2 is a year typed. */
const age: readonly Likelihood[] = [
  usual('Cattle', 'age', 0, 16),
  usual('Buffalo', 'age', 0, 18),
  usual('Goat', 'age', 2, 96),
  usual('Sheep', 'age', 2, 96),
  // A layer is culled at about 80 weeks; an emu lives for decades.
  usual('Poultry', 'age', 0, 240, { when: { type: ['Emu'] } }),
  usual('Poultry', 'age', 0, 104),
]

/** Kilograms. Kids of a quarter year weigh 5 to 15, grown goats of a small breed 20 and more. */
const weight: readonly Likelihood[] = [
  usual('Cattle', 'weight', 15, 300, { when: { age: { to: 0.9 } } }),
  usual('Cattle', 'weight', 200, 950, { when: { breed: ['Holstein Friesian', 'Jersey'], age: { from: 3 } } }),
  usual('Cattle', 'weight', 100, 750, { when: { age: { from: 3 } } }),
  usual('Cattle', 'weight', 15, 700),
  usual('Goat', 'weight', 2, 25, { when: { age: { to: 4 } } }),
  usual('Goat', 'weight', 15, 110, { when: { breed: ['Jamunapari', 'Beetal'], age: { from: 12 } } }),
  usual('Goat', 'weight', 10, 90, { when: { age: { from: 12 } } }),
  usual('Goat', 'weight', 4, 60),
  usual('Sheep', 'weight', 3, 90),
]

/** Rupees for all the animals of the listing. */
const price: readonly Likelihood[] = [
  usual('Cattle', 'price', 3000, 300_000, { times: ['quantity'] }),
  usual('Buffalo', 'price', 5000, 400_000, { times: ['quantity'] }),
  usual('Goat', 'price', 1000, 80_000, { times: ['quantity'] }),
  usual('Sheep', 'price', 1000, 80_000, { times: ['quantity'] }),
  usual('Poultry', 'price', 20, 20_000, { when: { type: ['Emu', 'Turkey'] }, times: ['quantity', 'flockSize'] }),
  usual('Poultry', 'price', 10, 5000, { times: ['quantity', 'flockSize'] }),
  usual('Feeds', 'price', 10, 1_000_000),
  usual('Machinery', 'price', 100, 5_000_000),
]

/** No hen lays more than one egg a day; an emu lays some thirty in a year. A lone bird may be meant, or the whole flock. */
const eggs: readonly Likelihood[] = [
  usual('Poultry', 'eggProductionCapacity', 0, 2, { when: { type: ['Emu'] }, times: ['flockSize'] }),
  usual('Poultry', 'eggProductionCapacity', 0, 7, { times: ['flockSize'] }),
]

/** Years since one began, kilometres of a day's round by motorcycle, and rupees of a visit, surgery included. */
const services: readonly Likelihood[] = [
  usual('Veterinary-Support', 'experience', 0, 45),
  usual('AI-Technician', 'experience', 0, 45),
  usual('Veterinary-Support', 'serviceRadius', 1, 150),
  usual('Veterinary-Support', 'serviceFee', 20, 10_000),
  usual('AI-Technician', 'serviceFee', 20, 15_000, { when: { feeType: ['Package Deal', 'Custom'] } }),
  usual('AI-Technician', 'serviceFee', 20, 3000),
]

export const LIKELIHOODS: readonly Likelihood[] = [...milk, ...age, ...weight, ...price, ...eggs, ...services]
