import type { ListingStatus, RejectionReason } from '@maveshi/shared/listing/status'
import type { Language } from '@maveshi/shared/locale/languages'
import sellers from '../data/sellers.json' with { type: 'json' }
import { bovines } from './bovines.ts'
import { DEMO_SELLER, type Desk, type Draft, type Seller } from './draft.ts'
import { goods } from './goods.ts'
import { poultry } from './poultry.ts'
import { Dice, uuidOf } from './random.ts'
import { people } from './services.ts'
import { smallRuminants } from './small-ruminants.ts'

/** A listing of the demo market, with its state and its times. */
export interface DemoListing extends Draft {
  readonly id: string
  readonly status: ListingStatus
  readonly rejectionReason: RejectionReason | null
  readonly createdAt: Date
  readonly submittedAt: Date | null
  readonly publishedAt: Date | null
  readonly soldAt: Date | null
}

export const SELLERS = sellers as readonly Seller[]

const SEED = 20_261_121
const HOUR_MS = 3_600_000
const OLDEST_HOURS = 40 * 24

/** What is not on offer, by status. The demo seller has one of each. */
const UNUSUAL: Readonly<Partial<Record<ListingStatus, number>>> = { pending: 18, draft: 4, rejected: 3, sold: 5 }

/** Gives the unusual states to every eleventh listing, in turn, after one each for the demo seller. */
function statuses(drafts: readonly Draft[]): ListingStatus[] {
  const wanted = Object.entries(UNUSUAL).flatMap(([status, count]) => Array.from({ length: count ?? 0 }, () => status))
  const result: ListingStatus[] = drafts.map(() => 'active')
  const own = drafts.flatMap(({ seller }, index) => (seller.key === DEMO_SELLER ? [index] : []))
  for (const [turn, status] of Object.keys(UNUSUAL).entries()) {
    const index = own[turn * 2]
    if (index === undefined) continue
    result[index] = status as ListingStatus
    wanted.splice(wanted.indexOf(status), 1)
  }
  let place = 0
  for (const status of wanted) {
    place = (place + 11) % drafts.length
    while (result[place] !== 'active' || drafts[place]?.seller.key === DEMO_SELLER) place = (place + 1) % drafts.length
    result[place] = status as ListingStatus
  }
  return result
}

function dated(draft: Draft, index: number, status: ListingStatus, dice: Dice, now: Date): DemoListing {
  const isWaiting = status === 'pending' || status === 'draft'
  const hours = isWaiting ? dice.between([1, 70]) : 0.5 + dice.next() ** 1.4 * OLDEST_HOURS
  const before = (more: number) => new Date(now.getTime() - (hours + more) * HOUR_MS)
  return {
    ...draft,
    id: uuidOf(`listing ${index}`),
    status,
    rejectionReason: status === 'rejected' ? dice.pick(['photographs', 'price', 'incomplete'] as const) : null,
    createdAt: before(5),
    submittedAt: status === 'draft' ? null : before(4),
    publishedAt: status === 'active' || status === 'sold' ? before(0) : null,
    soldAt: status === 'sold' ? before(-hours / 2) : null,
  }
}

/**
 * The demo market: the same at every run but for its dates, which are counted back from `now`.
 * @param placeName the name of a district in a language
 * @param seed another market than the usual one
 */
export function demoMarket(
  now: Date,
  placeName: (id: string, language: Language) => string,
  seed: number = SEED,
): DemoListing[] {
  const dice = new Dice(seed)
  const desk: Desk = { dice, now, sellers: SELLERS, taken: new Map(), placeName }
  const drafts = [...bovines(desk), ...smallRuminants(desk), ...poultry(desk), ...goods(desk), ...people(desk)]
  const states = statuses(drafts)
  return drafts.map((draft, index) => dated(draft, index, states[index] ?? 'active', dice, now))
}
