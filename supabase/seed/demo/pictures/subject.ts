import { buffalo } from './animals/buffalo.ts'
import { cattle } from './animals/cattle.ts'
import { chicken, duck, quail } from './animals/fowl.ts'
import { goat } from './animals/goat.ts'
import { emu, turkey } from './animals/largefowl.ts'
import type { Coat, Figure } from './animals/paint.ts'
import { sheep } from './animals/sheep.ts'
import { BUFFALOES } from './breeds/buffaloes.ts'
import { CATTLE } from './breeds/cattle.ts'
import { GOATS } from './breeds/goats.ts'
import { collar, darkFront } from './breeds/marks.ts'
import { PEOPLE } from './breeds/people.ts'
import { CHICKENS, DUCKS, QUAIL } from './breeds/poultry.ts'
import { SHEEP } from './breeds/sheep.ts'
import { person } from './people/people.ts'
import { FEEDS } from './things/feeds.ts'
import { MACHINES } from './things/machines.ts'

/** One drawing in a picture: `size` 1 fills the frame, `left` and `rise` move it, in parts of its own width and in px. */
export interface Placed {
  readonly figure: Figure
  readonly size: number
  readonly left: number
  readonly rise: number
}

const ROPES = ['#c0392b', '#2b6f9f', '#e0952b', '#2f7d4f', '#8a4f8f'] as const

function found<T>(table: Readonly<Record<string, T>>, name: string): T {
  const value = table[name]
  if (value === undefined) throw new Error(`No picture of ${name}`)
  return value
}

function roped(coat: Coat, name: string, line: readonly [number, number, number, number]): Coat {
  const colour = ROPES[name.length % ROPES.length] ?? ROPES[0]
  return { ...coat, patches: `${coat.patches ?? ''}${collar(colour, line)}` }
}

const alone = (figure: Figure, size = 1): readonly Placed[] => [{ figure, size, left: 0, rise: 0 }]

function cattleOf(breed: string, form: string): readonly Placed[] {
  const { coat, shape } = found(CATTLE, breed)
  const worn = roped(coat, breed, [300, 176, 198, 330])
  const male = { ...worn, patches: `${darkFront('#2a211d', 'a')}${worn.patches ?? ''}` }
  const heavy = { ...shape, hump: Math.min(1.15, shape.hump * 1.2), udder: false }
  switch (form) {
    case 'heifer':
      return alone(
        cattle(worn, {
          ...shape,
          hump: shape.hump * 0.6,
          dewlap: shape.dewlap * 0.5,
          horns: shape.horns === 'curled' ? 'curled' : 'stub',
          udder: false,
        }),
        0.86,
      )
    case 'bull':
      return alone(cattle(male, heavy))
    case 'pair':
      return [
        { figure: cattle(worn, heavy, 'b'), size: 0.92, left: 0.11, rise: 46 },
        { figure: cattle(worn, heavy), size: 0.94, left: -0.07, rise: 0 },
      ]
    default:
      return alone(cattle(worn, { ...shape, udder: true }))
  }
}

function buffaloOf(breed: string, form: string): readonly Placed[] {
  const { coat, horns } = found(BUFFALOES, breed)
  const worn = roped(coat, breed, [340, 176, 226, 372])
  return alone(buffalo(worn, { horns, udder: form === 'cow' }), form === 'heifer' ? 0.86 : 1)
}

function goatOf(breed: string, form: string): readonly Placed[] {
  const { coat, shape } = found(GOATS, breed)
  const worn = roped(coat, breed, [268, 130, 178, 226])
  if (form === 'buck') return alone(goat(worn, { ...shape, beard: true, udder: false }))
  const doe = goat(worn, {
    ...shape,
    horns: shape.horns === 'twisted' ? 'back' : shape.horns,
    beard: false,
    udder: true,
  })
  const kid = goat(coat, { ...shape, horns: 'none', beard: false, udder: false }, 'k')
  return form === 'kids'
    ? [
        { figure: doe, size: 0.94, left: -0.06, rise: 16 },
        { figure: kid, size: 0.46, left: 0.55, rise: -14 },
      ]
    : alone(doe, 0.96)
}

function sheepOf(breed: string, form: string): readonly Placed[] {
  const { coat, shape } = found(SHEEP, breed)
  const one = (horns: boolean, key: string) => sheep(coat, { ...shape, horns }, key)
  return form === 'flock'
    ? [
        { figure: one(false, 'c'), size: 0.62, left: 0.5, rise: 96 },
        { figure: one(false, 'b'), size: 0.62, left: -0.45, rise: 96 },
        { figure: one(false, 'a'), size: 0.86, left: 0, rise: -10 },
      ]
    : alone(one(form === 'ram', 'a'), form === 'ram' ? 1 : 0.95)
}

function poultryOf(kind: string, form: string): readonly Placed[] {
  const one = (key: string, cock?: boolean): Figure => {
    if (kind === 'turkey') return turkey(key)
    if (kind === 'emu') return emu(key)
    if (kind === 'quail') return quail(QUAIL, key)
    const plumage = DUCKS[kind]
    if (plumage) return duck(plumage, key)
    const hen = found(CHICKENS, kind)
    return chicken(hen.plumage, cock ?? hen.cock, key)
  }
  if (form === 'one') return alone(one('a'), 0.96)
  return [
    { figure: one('d', false), size: 0.42, left: 0.1, rise: 150 },
    { figure: one('b', false), size: 0.5, left: -0.82, rise: 96 },
    { figure: one('c', false), size: 0.54, left: 0.76, rise: 80 },
    { figure: one('a'), size: 0.88, left: 0, rise: -14 },
  ]
}

function workOf(name: string, form: string): readonly Placed[] {
  const figure = person(found(PEOPLE, name))
  const behind = form.includes('buffalo') ? buffaloOf('Murrah', 'cow') : cattleOf(form, 'cow')
  return [
    ...behind.map((one) => ({ ...one, size: 0.86, left: -0.13, rise: 60 })),
    { figure, size: 1.13, left: 0.98, rise: -40 },
  ]
}

/**
 * What a picture shows, by `{kind}/{name}/{form}`: `cattle/Gir/cow`, `feed/straw/one`.
 * @throws Error when nothing of that name can be drawn
 */
export function figuresOf(subject: string): readonly Placed[] {
  const [kind = '', name = '', form = ''] = subject.split('/')
  switch (kind) {
    case 'cattle':
      return cattleOf(name, form)
    case 'buffalo':
      return buffaloOf(name, form)
    case 'goat':
      return goatOf(name, form)
    case 'sheep':
      return sheepOf(name, form)
    case 'poultry':
      return poultryOf(name, form)
    case 'feed':
      return alone(found(FEEDS, name)())
    case 'machine':
      return alone(found(MACHINES, name)())
    case 'person':
      return workOf(name, form)
    default:
      throw new Error(`No picture of ${subject}`)
  }
}
