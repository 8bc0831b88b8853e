import type { Answers } from '@maveshi/shared/listing/visibility'
import goats from '../data/goats.json' with { type: 'json' }
import flocks from '../data/sheep.json' with { type: 'json' }
import {
  type Author,
  authorIn,
  breedFor,
  checked,
  type Desk,
  type Draft,
  description,
  monthWithin,
  scenesOf,
  sentence,
  terms,
} from './draft.ts'
import { roundTo } from './random.ts'

interface Herd {
  readonly breed: string
  readonly states: readonly string[]
  readonly counts: Readonly<Record<string, number | undefined>>
  readonly grownKg: readonly number[]
  readonly rupeesPerKg: readonly number[]
  readonly backgrounds: readonly string[]
}

/** Weight in kg at an age in months: three quarters of the grown animal's at one year. */
const weightAt = (grown: number, months: number) => Math.round(grown * (1 - Math.exp(-months / 8.5)))

interface Animal {
  readonly age: number
  readonly weight: number
  readonly slots: Readonly<Record<string, string | number>>
}

function animal(desk: Desk, author: Author, herd: Herd, ages: readonly number[], share: number): Animal {
  const age = desk.dice.whole(ages)
  const weight = weightAt(desk.dice.between(herd.grownKg) * share, age)
  return { age, weight, slots: { breed: breedFor(author, herd.breed), weight, months: desk.dice.whole([3, 4]) } }
}

function vaccination(desk: Desk, author: Author): Answers {
  const { sheepVaccinated } = author.words.answers
  return {
    vaccinationStatus: desk.dice.chance(0.7)
      ? sentence(desk, sheepVaccinated, { month: monthWithin(desk, author, [20, 220]) })
      : undefined,
    healthCertificate: desk.dice.chance(0.3),
  }
}

const answered = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined))

function goat(desk: Desk, herd: Herd, form: string, turn: number): Draft {
  const author = authorIn(desk, herd.states, turn)
  const { words } = author
  const isBuck = form === 'buck'
  const isPregnant = form === 'pregnantDoe'
  const { age, weight, slots } = animal(desk, author, herd, isBuck ? [10, 26] : [16, 40], isBuck ? 1.2 : 1)
  const first = isBuck ? words.buck : isPregnant ? words.pregnantDoe : words.doe
  const price = weight * desk.dice.between(herd.rupeesPerKg) * (isPregnant ? 1.12 : 1)
  return checked({
    seller: author.seller,
    category: 'Goat',
    subcategory: isBuck ? 'buck' : 'doe',
    title: null,
    description: description(desk, sentence(desk, first, slots), [words.reason, words.visit]),
    ...terms(desk, roundTo(price, 100)),
    quantity: 1,
    attributes: answered({
      breed: herd.breed,
      age,
      weight,
      purpose: isBuck
        ? desk.dice.pick(['Meat', 'Breeding'])
        : isPregnant
          ? 'Breeding'
          : desk.dice.pick(['Dairy', 'Breeding']),
      isPregnant: isBuck ? undefined : isPregnant,
      kiddingHistory: isBuck ? undefined : sentence(desk, words.answers.kidded),
      ...vaccination(desk, author),
    }),
    placeId: author.placeId,
    scenes: scenesOf(desk, {
      subject: `goat/${herd.breed}/${isPregnant ? 'doe' : form}`,
      backgrounds: herd.backgrounds,
      uses: (herd.counts[form] ?? 1) + (form === 'doe' || isPregnant ? 1 : 0),
      portraits: form === 'doe',
    }),
  })
}

function oneSheep(desk: Desk, herd: Herd, form: string, turn: number): Draft {
  const author = authorIn(desk, herd.states, turn)
  const { words } = author
  const isRam = form === 'ram'
  const { age, weight, slots } = animal(desk, author, herd, isRam ? [12, 30] : [14, 42], isRam ? 1.15 : 1)
  const says = sentence(desk, isRam ? words.ram : words.ewe, slots)
  const isWool = form === 'wool'
  const quantity = form === 'flock' ? desk.dice.whole([5, 20]) : 1
  return checked({
    seller: author.seller,
    category: 'Sheep',
    subcategory: isRam ? 'ram' : 'ewe',
    title: null,
    description: description(desk, isWool ? `${says} ${sentence(desk, words.wool)}` : says, [
      words.reason,
      words.visit,
    ]),
    ...terms(desk, roundTo(weight * desk.dice.between(herd.rupeesPerKg), 100)),
    quantity,
    attributes: answered({
      breed: herd.breed,
      age,
      weight,
      purpose: isWool ? 'Wool' : isRam ? desk.dice.pick(['Meat', 'Breeding']) : 'Breeding',
      woolQuality: isWool ? sentence(desk, words.answers.wool) : undefined,
      shearingHistory: isWool
        ? sentence(desk, [words.answers.sheared], { month: monthWithin(desk, author, [30, 180]) })
        : undefined,
      ...vaccination(desk, author),
    }),
    placeId: author.placeId,
    scenes: scenesOf(desk, {
      subject: `sheep/${herd.breed}/${isWool ? 'ewe' : form}`,
      backgrounds: herd.backgrounds,
      uses: herd.counts[form] ?? 1,
      portraits: false,
    }),
  })
}

function each(herds: readonly Herd[], make: (herd: Herd, form: string, turn: number) => Draft): Draft[] {
  return herds.flatMap((herd) => {
    let turn = 0
    return Object.entries(herd.counts).flatMap(([form, count]) =>
      Array.from({ length: count ?? 0 }, () => make(herd, form, turn++)),
    )
  })
}

/** Does, bucks, ewes and rams. */
export function smallRuminants(desk: Desk): Draft[] {
  return [
    ...each(goats, (herd, form, turn) => goat(desk, herd, form, turn)),
    ...each(flocks, (herd, form, turn) => oneSheep(desk, herd, form, turn)),
  ]
}
