import { findListingFields } from '@maveshi/shared/catalogue/derived'
import { SUBCATEGORIES } from '@maveshi/shared/catalogue/subcategories'
import { SUBCATEGORY_FIELDS } from '@maveshi/shared/catalogue/subcategory-fields'
import { needsTitle } from '@maveshi/shared/listing/naming'
import { answersOf, columnsOf, SUBCATEGORY } from '@maveshi/shared/listing/subcategory'
import { checkAnswers, checkTerms } from '@maveshi/shared/listing/validate'
import { type Answers, storedAnswers } from '@maveshi/shared/listing/visibility'
import type { Language } from '@maveshi/shared/locale/languages'
import type { Background } from '../pictures/places/backgrounds.ts'
import type { Scene } from '../pictures/scene.ts'
import type { Dice } from './random.ts'
import { breedName, fill, monthName, type Slots, type Words, wordsOf } from './words.ts'

/** Somebody who sells. The first of the districts is home. */
export interface Seller {
  readonly key: string
  readonly name: string
  readonly role: string
  readonly language: Language
  readonly phone: string
  readonly memberDays: number
  readonly districts: readonly string[]
}

/** What a listing will be, before it has a status and dates. */
export interface Draft {
  readonly seller: Seller
  readonly category: string
  readonly subcategory: string | null
  readonly title: string | null
  readonly description: string
  /** Whole rupees for one piece; none means "ask". */
  readonly price: number | null
  readonly negotiable: boolean
  readonly quantity: number
  readonly attributes: Answers
  readonly placeId: string
  readonly scenes: readonly Scene[]
}

/** What a listing's writer needs to know besides the data. */
export interface Desk {
  readonly dice: Dice
  readonly now: Date
  readonly sellers: readonly Seller[]
  /** How often each subject has been photographed, so that backgrounds take turns. */
  readonly taken: Map<string, number>
  readonly placeName: (id: string, language: Language) => string
}

/** Whose account is printed at the start: this seller's dashboard shows a listing in every state. */
export const DEMO_SELLER = 'kavita'

const SENTENCES = 3

/** A seller with a place, and the words to write in. */
export interface Author {
  readonly seller: Seller
  readonly placeId: string
  readonly words: Words
}

export const stateOf = (placeId: string) => placeId.split('.').slice(0, 2).join('.')

export function authorAt({ dice }: Desk, seller: Seller, states?: readonly string[]): Author {
  const districts = seller.districts.filter((id) => !states || states.includes(stateOf(id)))
  return { seller, placeId: dice.pick(districts), words: wordsOf(seller.language) }
}

/** Somebody who sells in one of these states; the states take turns. */
export function authorIn(desk: Desk, states: readonly string[], turn: number): Author {
  const state = states[turn % states.length] ?? ''
  const sellers = desk.sellers.filter(({ districts }) => districts.some((id) => stateOf(id) === state))
  const shown = sellers.find(({ key }) => key === DEMO_SELLER)
  // Whoever signs in as the demo seller should find a full dashboard.
  return authorAt(desk, shown && desk.dice.chance(0.6) ? shown : desk.dice.pick(sellers), [state])
}

/** A sentence out of several, with its slots filled. */
export function sentence({ dice }: Desk, sentences: readonly string[], slots: Slots = {}): string {
  return fill(dice.pick(sentences), slots)
}

/** One to three sentences: what the thing is, and now and then why and how. */
export function description(desk: Desk, first: string, further: readonly (readonly string[])[]): string {
  const more = further.filter(() => desk.dice.chance(0.42)).map((sentences) => desk.dice.pick(sentences))
  const said = first.split(/[.।۔](?:\s|$)/).length - 1
  return [first, ...more.slice(0, SENTENCES - said)].join(' ')
}

export const breedFor = ({ seller }: Author, breed: string) => breedName(breed, seller.language)

/** The name of a month at most so many days back, in the author's language. */
export function monthWithin({ dice, now }: Desk, { seller }: Author, days: readonly number[]): string {
  return monthName(dice.whole(days), now, seller.language)
}

/** What one breed or product is photographed in front of. */
export interface Setting {
  readonly subject: string
  readonly backgrounds: readonly string[]
  /** How many listings show this subject: more of them, more places. */
  readonly uses: number
  readonly portraits: boolean
}

const LISTINGS_A_PLACE = 5
const LISTINGS_FOR_A_PORTRAIT = 4

/** One to three pictures: the whole animal, then its head, then the animal somewhere else. */
export function scenesOf({ dice, taken }: Desk, { subject, backgrounds, uses, portraits }: Setting): Scene[] {
  const places = Math.min(backgrounds.length, Math.ceil(uses / LISTINGS_A_PLACE))
  const turn = taken.get(subject) ?? 0
  taken.set(subject, turn + 1)
  const scene = (index: number, view: Scene['view']): Scene => {
    const place = index % places
    return { subject, background: backgrounds[place] as Background, mirrored: place % 2 === 1, view }
  }
  const all = [scene(turn, 'whole'), ...(portraits && uses >= LISTINGS_FOR_A_PORTRAIT ? [scene(0, 'portrait')] : [])]
  if (places > 1) all.push(scene(turn + 1, 'whole'))
  return all.slice(0, dice.chance(0.15) ? 1 : dice.chance(0.5) ? 2 : 3)
}

/** "Ask" for some, open to an offer for many. */
export function terms({ dice }: Desk, price: number): { price: number | null; negotiable: boolean } {
  if (dice.chance(0.06)) return { price: null, negotiable: false }
  return { price, negotiable: dice.chance(0.45) }
}

/**
 * Checks a listing by the market's own rules and drops answers to questions that are not asked.
 * @throws Error when the rules refuse it
 */
export function checked(draft: Draft): Draft {
  const known = SUBCATEGORIES[draft.category]
  const fields = [
    ...(known ? [{ id: SUBCATEGORY, type: 'radio', options: known.map(({ value }) => value) } as const] : []),
    ...(SUBCATEGORY_FIELDS[draft.category] ?? []),
    ...findListingFields(draft.category),
  ]
  if (known && !known.some(({ value }) => value === draft.subcategory)) {
    throw new Error(`The demo's ${draft.category} is ${draft.subcategory}`)
  }
  const answers = storedAnswers(fields, answersOf(draft))
  const { attributes } = columnsOf(answers)
  const isTitleNeeded = needsTitle(fields, answers)
  const problems = {
    ...checkAnswers(fields, answers),
    ...checkTerms({ ...draft, title: draft.title ?? '', price: draft.price ?? undefined }, isTitleNeeded),
  }
  if (Object.keys(problems).length > 0) {
    throw new Error(`The demo's ${draft.category} listing is not valid: ${JSON.stringify(problems)}`)
  }
  if (Object.keys(attributes).length < Object.keys(draft.attributes).length) {
    const hidden = Object.keys(draft.attributes).filter((id) => !(id in attributes))
    throw new Error(`The demo answers hidden fields of ${draft.category}: ${hidden.join(', ')}`)
  }
  return { ...draft, attributes }
}
