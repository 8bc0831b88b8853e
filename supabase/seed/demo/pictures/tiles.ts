import { buffalo } from './animals/buffalo.ts'
import { cattle } from './animals/cattle.ts'
import { goat } from './animals/goat.ts'
import type { Figure } from './animals/paint.ts'
import { sheep } from './animals/sheep.ts'
import { BUFFALOES } from './breeds/buffaloes.ts'
import { CATTLE } from './breeds/cattle.ts'
import { GOATS } from './breeds/goats.ts'
import { darkFront } from './breeds/marks.ts'
import { SHEEP } from './breeds/sheep.ts'
import { FEEDS } from './things/feeds.ts'
import { MACHINES } from './things/machines.ts'

/** Side of the square of a picture beside the catalogue's others. */
const SIDE = 32
const GROUND = 30
const WIDEST = 31

/** A drawing beside others: `size` 1 is the widest, `left` moves it in parts of the square. */
interface Placed {
  readonly figure: Figure
  readonly size: number
  readonly left?: number
}

/** One decimal is finer than a screen shows. */
const rounded = (svg: string) =>
  svg
    .replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 100) / 100))
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')

function tile(...placed: readonly Placed[]): string {
  const drawn = placed.map(({ figure: { svg, width, height }, size, left = 0 }) => {
    const scale = size * Math.min(WIDEST / width, (GROUND - 2) / height)
    const x = (SIDE - width * scale) / 2 + left * SIDE
    return `<g transform="translate(${x} ${GROUND - height * scale}) scale(${scale.toFixed(4)})">${svg}</g>`
  })
  return rounded(drawn.join(''))
}

function found<T>(table: Readonly<Record<string, T>>, name: string): T {
  const value = table[name]
  if (value === undefined) throw new RangeError(`No picture of ${name}`)
  return value
}

function cattleTiles(): Record<string, string> {
  const { coat, shape } = found(CATTLE, 'Sahiwal')
  const white = found(CATTLE, 'Ongole')
  const bull = { ...coat, patches: `${darkFront('#2a211d', 'a')}${coat.patches ?? ''}` }
  const ox = (key: string) => cattle(white.coat, { ...white.shape, hump: 0.7, udder: false }, key)
  const young = { ...shape, hump: 0.15, dewlap: 0.2, horns: 'stub', udder: false } as const
  return {
    'cattle-cow': tile({ figure: cattle(coat, { ...shape, hump: 0.35, udder: true }), size: 1 }),
    'cattle-heifer': tile({ figure: cattle(coat, young), size: 0.76 }),
    'cattle-bull': tile({ figure: cattle(bull, { ...shape, hump: 1.15, dewlap: 1, udder: false }), size: 1 }),
    'cattle-ox': tile({ figure: ox('b'), size: 0.86, left: 0.08 }, { figure: ox('a'), size: 0.86, left: -0.06 }),
    'cattle-calf': tile({ figure: cattle(coat, { ...young, hump: 0, dewlap: 0 }), size: 0.58 }),
  }
}

function buffaloTiles(): Record<string, string> {
  const { coat, horns } = found(BUFFALOES, 'Murrah')
  const one = (udder: boolean) => buffalo(coat, { horns, udder })
  return {
    'buffalo-cow': tile({ figure: one(true), size: 1 }),
    'buffalo-heifer': tile({ figure: one(false), size: 0.76 }),
    'buffalo-bull': tile({ figure: one(false), size: 1 }),
    'buffalo-calf': tile({ figure: one(false), size: 0.56 }),
  }
}

function goatTiles(): Record<string, string> {
  const { coat, shape } = found(GOATS, 'Sirohi')
  const doe = { ...shape, horns: 'back', beard: false, udder: true } as const
  const buck = { ...shape, horns: 'twisted', beard: true, udder: false } as const
  const kid = { ...shape, horns: 'none', beard: false, udder: false } as const
  const lamb = found(SHEEP, 'Marwari')
  return {
    'goat-doe': tile({ figure: goat(coat, doe), size: 0.96 }),
    'goat-buck': tile({ figure: goat(found(GOATS, 'Beetal').coat, buck), size: 1 }),
    'goat-wether': tile({
      figure: goat(found(GOATS, 'Osmanabadi').coat, { ...buck, horns: 'back', beard: false }),
      size: 0.96,
    }),
    'goat-kid': tile({ figure: goat(coat, kid), size: 0.56 }),
    'sheep-lamb': tile({ figure: sheep(lamb.coat, { ...lamb.shape, horns: false }, 'a'), size: 0.6 }),
  }
}

/** The pictures of what is listed within a category, by icon name, where Fluent Emoji has none: in SVG of 32 units. */
export function tiles(): Readonly<Record<string, string>> {
  const feed = (name: string) => tile({ figure: found(FEEDS, name)(), size: 1 })
  const machine = (name: string) => tile({ figure: found(MACHINES, name)(), size: 1 })
  return {
    ...cattleTiles(),
    ...buffaloTiles(),
    ...goatTiles(),
    'feed-straw': feed('straw'),
    'feed-silage': feed('silage'),
    'feed-sack': feed('concentrate'),
    'feed-cake': feed('oilCake'),
    'feed-bran': feed('bran'),
    'feed-minerals': feed('mineral'),
    'machine-chaff-cutter': machine('chaffCutter'),
    'machine-milking': machine('milkingMachine'),
    'machine-thresher': machine('thresher'),
    'machine-plough': machine('rotavator'),
  }
}
