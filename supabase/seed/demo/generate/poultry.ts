import kinds from '../data/poultry.json' with { type: 'json' }
import { authorIn, checked, type Desk, type Draft, description, scenesOf, sentence, terms } from './draft.ts'
import { roundTo } from './random.ts'

const grouped = (count: number) => count.toLocaleString('en-IN')

type Kind = (typeof kinds)[number]

/** A flock of hens, of young birds for meat, or of something else than chickens. */
function subcategoryOf({ type, picture }: Kind): string {
  if (type !== 'Chicken') return 'other'
  return /cock|rooster|aseel/i.test(picture) ? 'cock' : 'hen'
}

function flock(desk: Desk, kind: Kind, turn: number): Draft {
  const author = authorIn(desk, kind.states, turn)
  const { words } = author
  const wanted = desk.dice.between(kind.flock)
  const count = roundTo(wanted, wanted > 100 ? 50 : wanted > 20 ? 5 : 1)
  const eggs = kind.eggsPerBird ? roundTo(count * kind.eggsPerBird, 10) : undefined
  const says =
    { Eggs: words.layers, Meat: words.meatBirds, Breeding: words.breedingBirds }[kind.purpose] ?? words.meatBirds
  const form = (kind.flock[1] ?? 0) > 100 && turn % 2 === 0 ? 'flock' : 'one'
  return checked({
    seller: author.seller,
    category: 'Poultry',
    subcategory: subcategoryOf(kind),
    title: null,
    description: description(desk, sentence(desk, says, { count: grouped(count), eggs: grouped(eggs ?? 0) }), [
      words.visit,
    ]),
    ...terms(desk, roundTo(desk.dice.between(kind.price), (kind.price[1] ?? 0) > 1000 ? 50 : 5)),
    quantity: count,
    attributes: {
      type: kind.type,
      ...(kind.breed ? { breed: kind.breed } : {}),
      age: desk.dice.whole(kind.age),
      purpose: kind.purpose,
      ...(eggs ? { eggProductionCapacity: eggs } : {}),
      flockSize: count,
      ...(desk.dice.chance(0.7) ? { vaccinationStatus: sentence(desk, words.answers.birdsVaccinated) } : {}),
      healthCertificate: desk.dice.chance(0.5),
    },
    placeId: author.placeId,
    scenes: scenesOf(desk, {
      subject: `poultry/${kind.picture}/${form}`,
      backgrounds: kind.backgrounds,
      uses: kind.count,
      portraits: false,
    }),
  })
}

/** Flocks of every kind of bird. Prices are for one bird. */
export function poultry(desk: Desk): Draft[] {
  return kinds.flatMap((kind) => Array.from({ length: kind.count }, (_, turn) => flock(desk, kind, turn)))
}
