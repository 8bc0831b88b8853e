import feeds from '../data/feeds.json' with { type: 'json' }
import machines from '../data/machines.json' with { type: 'json' }
import { authorAt, checked, type Desk, type Draft, description, scenesOf, terms } from './draft.ts'
import { roundTo } from './random.ts'
import { fill, type Words } from './words.ts'

type Feed = (typeof feeds)[number]
type FeedKey = keyof Words['feeds']
type MachineKey = keyof Words['machines']

interface Machine {
  readonly product: string
  readonly count: number
  readonly makers?: readonly string[]
  readonly ages: readonly number[]
  readonly pictures: readonly string[]
  readonly backgrounds: readonly string[]
  readonly horsePower?: readonly number[]
  readonly newRupeesPerHp?: number
  readonly lostAYear?: number
  readonly price?: readonly number[]
  readonly quantity?: readonly number[]
}

const FEEDS: Readonly<Record<string, string>> = {
  concentrate: 'compound-feed',
  layerMash: 'compound-feed',
  bran: 'bran',
  oilCake: 'oil-cake',
  greenFodder: 'green-fodder',
  straw: 'dry-fodder',
  silage: 'silage',
  mineral: 'mineral-mixture',
}
const MACHINES: Readonly<Record<string, string>> = {
  tractor: 'tractor',
  chaffCutter: 'chaff-cutter',
  milkingMachine: 'milking-machine',
  rotavator: 'implement',
  thresher: 'thresher',
}

/** Everybody grows or sells some; dealers take more turns than others. */
function sellerOf({ sellers }: Desk, turn: number) {
  const dealers = sellers.filter(({ role }) => role === 'dealer')
  const traders = sellers.filter(({ role }) => role !== 'veterinarian')
  const list = turn % 3 === 0 ? dealers : traders
  const seller = list[(turn * 5) % list.length]
  if (!seller) throw new RangeError('The demo has no dealers')
  return seller
}

function feed(desk: Desk, { product, count, price, quantity, backgrounds }: Feed, turn: number): Draft {
  const { seller, placeId, words } = authorAt(desk, sellerOf(desk, turn))
  const [title = '', says = ''] = words.feeds[product as FeedKey]
  const amount = desk.dice.between(quantity)
  return checked({
    seller,
    category: 'Feeds',
    subcategory: FEEDS[product] ?? 'other',
    title,
    description: description(desk, says, [words.feedNote, words.visit]),
    ...terms(desk, roundTo(desk.dice.between(price), 10)),
    quantity: roundTo(amount, amount > 50 ? 10 : 5),
    attributes: {},
    placeId,
    scenes: scenesOf(desk, { subject: `feed/${product}/one`, backgrounds, uses: count, portraits: false }),
  })
}

function machinePrice({ dice }: Desk, machine: Machine, horsePower: number, age: number): number {
  if (machine.price) return roundTo(dice.between(machine.price), 500)
  const fresh = horsePower * (machine.newRupeesPerHp ?? 0)
  return roundTo(fresh * (1 - (machine.lostAYear ?? 0)) ** age * dice.between([0.92, 1.05]), 5000)
}

/** Who made it and when, and how strong it is; milk cans have none of these. */
function machineAnswers(of: Machine, turn: number, year: number, horsePower: number): Draft['attributes'] {
  const maker = of.makers?.[turn % of.makers.length]
  return {
    ...(maker ? { maker } : {}),
    ...(of.product === 'milkCans' ? {} : { year }),
    ...(horsePower > 0 ? { horsepower: horsePower } : {}),
  }
}

function machine(desk: Desk, of: Machine, turn: number): Draft {
  const { dice, now } = desk
  const { seller, placeId, words } = authorAt(desk, sellerOf(desk, turn + 1))
  const age = dice.whole(of.ages)
  const power = dice.whole(of.horsePower ?? [0, 0])
  const horsePower = power > 30 ? roundTo(power, 5) : power
  const slots = { year: now.getFullYear() - age, hp: horsePower }
  const [title = '', says = ''] = words.machines[of.product as MachineKey]
  return checked({
    seller,
    category: 'Machinery',
    subcategory: MACHINES[of.product] ?? 'other',
    title: fill(title, slots),
    description: description(desk, fill(says, slots), [words.visit]),
    ...terms(desk, machinePrice(desk, of, horsePower, age)),
    quantity: of.quantity ? dice.whole(of.quantity) : 1,
    attributes: machineAnswers(of, turn, slots.year, horsePower),
    placeId,
    scenes: scenesOf(desk, {
      subject: `machine/${of.pictures[turn % of.pictures.length]}/one`,
      backgrounds: of.backgrounds,
      uses: of.count,
      portraits: false,
    }),
  })
}

/** Feeds by bag, quintal, tonne or bucket, and machines that have been used. */
export function goods(desk: Desk): Draft[] {
  let turn = 0
  return [
    ...feeds.flatMap((of) => Array.from({ length: of.count }, () => feed(desk, of, turn++))),
    ...machines.flatMap((of) => Array.from({ length: of.count }, () => machine(desk, of, turn++))),
  ]
}
