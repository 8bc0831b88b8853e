import { findListingFields } from '@maveshi/shared/catalogue/derived'
import { SUBCATEGORIES } from '@maveshi/shared/catalogue/subcategories'
import { type Answers, storedAnswers } from '@maveshi/shared/listing/visibility'
import buffaloes from '../data/buffaloes.json' with { type: 'json' }
import cattle from '../data/cattle.json' with { type: 'json' }
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

type Form = 'cow' | 'heifer' | 'bull' | 'pair'

interface Herd {
  readonly breed: string
  readonly states: readonly string[]
  readonly counts: Readonly<Partial<Record<Form, number>>>
  readonly milk: readonly number[]
  readonly rupeesPerLitre?: number
  readonly weight?: readonly number[]
  readonly cow?: readonly number[]
  readonly bull?: readonly number[]
  readonly pair?: readonly number[]
  readonly backgrounds: readonly string[]
}

type Kind = 'Cattle' | 'Buffalo'

/** An animal as it is thought up: its answers, what to say first, and what it costs. */
interface Beast {
  readonly answers: Answers
  readonly first: string
  readonly price: number
  readonly quantity: number
  readonly further: readonly (readonly string[])[]
}

/** How a price falls with age: best in the second and third lactation. */
const ageFactor = (lactation: number) => [0.96, 1.04, 1.03, 0.94, 0.82][lactation] ?? 0.8

function health(desk: Desk, author: Author): Answers {
  const { vaccinated } = author.words.answers
  return {
    vaccinationStatus: desk.dice.chance(0.75)
      ? sentence(desk, vaccinated, { month: monthWithin(desk, author, [20, 200]) })
      : undefined,
    healthCertificate: desk.dice.chance(0.4),
  }
}

function milker(desk: Desk, author: Author, herd: Herd, kind: Kind): Beast {
  const { dice } = desk
  const { words } = author
  const lactation = dice.whole([0, 4])
  const firstCalving = kind === 'Cattle' ? 3 : 4
  const isDry = dice.chance(0.2)
  const milk = Math.round(dice.between(herd.milk) * 2) / 2
  const slots = {
    breed: breedFor(author, herd.breed),
    animal: kind === 'Cattle' ? words.nouns.cow : words.nouns.buffalo,
    nth: words.nth[lactation] ?? '',
    milk,
    months: dice.whole([6, 8]),
  }
  const price = herd.rupeesPerLitre
    ? milk * herd.rupeesPerLitre * ageFactor(lactation) * dice.between([0.9, 1.12])
    : dice.between(herd.cow ?? [])
  return {
    answers: {
      age: firstCalving + lactation + (isDry ? 1 : dice.whole([0, 1])),
      milkCapacity: milk,
      purpose: 'Dairy',
      isLactating: !isDry,
      calvingHistory: sentence(desk, [words.answers.calved], {
        nth: slots.nth,
        month: monthWithin(desk, author, isDry ? [300, 420] : [25, 150]),
      }),
      weight: herd.weight && dice.chance(0.6) ? roundTo(dice.between(herd.weight), 5) : undefined,
    },
    first: sentence(desk, isDry ? words.dry : words.milking, slots),
    price: roundTo(price * (isDry ? 0.9 : 1), 500),
    quantity: 1,
    further: [isDry ? words.reason : words.gentle, words.reason, words.visit],
  }
}

function heifer(desk: Desk, author: Author, herd: Herd): Beast {
  const age = desk.dice.whole([2, 3])
  const grown = ((herd.milk[0] ?? 0) + (herd.milk[1] ?? 0)) / 2
  return {
    answers: {
      age,
      purpose: 'Dairy',
      isLactating: false,
      weight: herd.weight ? roundTo(desk.dice.between(herd.weight) * (age === 2 ? 0.6 : 0.75), 5) : undefined,
    },
    first: sentence(desk, author.words.heifer, { breed: breedFor(author, herd.breed), age }),
    price: roundTo(grown * (herd.rupeesPerLitre ?? 6000) * 0.45 * desk.dice.between([0.9, 1.15]), 500),
    quantity: 1,
    further: [author.words.reason, author.words.visit],
  }
}

function male(desk: Desk, author: Author, herd: Herd, kind: Kind, form: 'bull' | 'pair'): Beast {
  const { words } = author
  const age = desk.dice.whole(form === 'bull' ? [3, 5] : [4, 7])
  const bull = kind === 'Cattle' ? words.nouns.bull : words.nouns.buffaloBull
  return {
    answers: {
      age,
      // The breeding of buffaloes is no purpose of the catalogue's: their bulls work.
      purpose: form === 'bull' && kind === 'Cattle' ? 'Breeding' : 'Draft',
      weight: herd.weight ? roundTo(desk.dice.between(herd.weight) * 1.25, 5) : undefined,
    },
    first: sentence(desk, form === 'bull' ? words.bull : words.bullocks, {
      breed: breedFor(author, herd.breed),
      age,
      bull,
    }),
    price: roundTo(desk.dice.between(herd[form] ?? []), 1000),
    quantity: form === 'pair' ? 2 : 1,
    further: [words.reason, words.visit],
  }
}

function beast(desk: Desk, author: Author, herd: Herd, kind: Kind, form: Form): Beast {
  if (form === 'cow') return milker(desk, author, herd, kind)
  if (form === 'heifer') return heifer(desk, author, herd)
  return male(desk, author, herd, kind, form)
}

function bovine(desk: Desk, herd: Herd, kind: Kind, form: Form, turn: number): Draft {
  const author = authorIn(desk, herd.states, turn)
  const { answers, first, price, quantity, further } = beast(desk, author, herd, kind, form)
  const subcategory = form === 'pair' ? 'ox' : form
  const hidden = SUBCATEGORIES[kind]?.find(({ value }) => value === subcategory)?.hides ?? []
  const asked = findListingFields(kind).filter(({ id }) => !hidden.includes(id))
  // Some breeds are asked for their milk and some are not.
  const attributes = storedAnswers(asked, { breed: herd.breed, ...answers, ...health(desk, author) })
  const subject = `${kind.toLowerCase()}/${herd.breed}/${form}`
  return checked({
    seller: author.seller,
    category: kind,
    // A pair of buffaloes to work are bulls; there are no oxen among them.
    subcategory: kind === 'Buffalo' && form === 'pair' ? 'bull' : subcategory,
    title: null,
    description: description(desk, first, further),
    ...terms(desk, price),
    quantity,
    attributes,
    placeId: author.placeId,
    scenes: scenesOf(desk, {
      subject,
      backgrounds: herd.backgrounds,
      uses: herd.counts[form] ?? 1,
      portraits: form === 'cow',
    }),
  })
}

/** Cows, heifers, bulls and bullocks; then buffaloes. */
export function bovines(desk: Desk): Draft[] {
  const kinds: readonly [Kind, readonly Herd[]][] = [
    ['Cattle', cattle],
    ['Buffalo', buffaloes],
  ]
  return kinds.flatMap(([kind, herds]) =>
    herds.flatMap((herd) => {
      let turn = 0
      return Object.entries(herd.counts).flatMap(([form, count]) =>
        Array.from({ length: count ?? 0 }, () => bovine(desk, herd, kind, form as Form, turn++)),
      )
    }),
  )
}
