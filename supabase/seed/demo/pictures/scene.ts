import { BACKGROUNDS, type Background } from './places/backgrounds.ts'
import { figuresOf, type Placed } from './subject.ts'

/** A picture to be made. Equal scenes are equal pictures. */
export interface Scene {
  /** See `figuresOf`. */
  readonly subject: string
  readonly background: Background
  readonly mirrored: boolean
  /** The whole animal, or its head and shoulders. */
  readonly view: 'whole' | 'portrait'
}

export const SCENE_WIDTH_PX = 1280
export const SCENE_HEIGHT_PX = 960

const FOOT_PX = 862
const WIDEST_PX = 920
const TALLEST_PX = 690
const PORTRAIT_WIDTH_PX = 800

/** The name under which a scene is known in the pool. */
export const sceneKey = ({ subject, background, mirrored, view }: Scene) =>
  [subject, background, mirrored, view].join('|')

interface Box {
  readonly scale: number
  readonly x: number
  readonly y: number
}

function box({ figure, size, left, rise }: Placed): Box {
  const scale = size * Math.min(WIDEST_PX / figure.width, TALLEST_PX / figure.height)
  const width = figure.width * scale
  return { scale, x: (SCENE_WIDTH_PX - width) / 2 + left * width, y: FOOT_PX - rise - figure.height * scale }
}

function drawn(placed: Placed): string {
  const { scale, x, y } = box(placed)
  const width = placed.figure.width * scale
  const foot = FOOT_PX - placed.rise
  return `<ellipse cx="${x + width * 0.53}" cy="${foot - 6}" rx="${width * 0.5}" ry="${26 * placed.size + 8}" fill="url(#shadow)"/>
  <g transform="translate(${x} ${y}) scale(${scale})">${placed.figure.svg}</g>`
}

/** The part of the picture that a portrait shows, kept inside the picture. */
function frame(front: Placed, mirrored: boolean): string {
  const { scale, x, y } = box(front)
  const height = (PORTRAIT_WIDTH_PX * SCENE_HEIGHT_PX) / SCENE_WIDTH_PX
  const across = x + front.figure.portrait.x * scale
  const middle = mirrored ? SCENE_WIDTH_PX - across : across
  const left = Math.min(SCENE_WIDTH_PX - PORTRAIT_WIDTH_PX, Math.max(0, middle - PORTRAIT_WIDTH_PX / 2))
  const top = Math.min(SCENE_HEIGHT_PX - height, Math.max(0, y + front.figure.portrait.y * scale - height / 2))
  return `${left} ${top} ${PORTRAIT_WIDTH_PX} ${height}`
}

/** The picture as SVG, 1280 × 960. */
export function composeScene({ subject, background, mirrored, view }: Scene): string {
  const figures = figuresOf(subject)
  const front = figures.at(-1)
  const window = view === 'portrait' && front ? frame(front, mirrored) : `0 0 ${SCENE_WIDTH_PX} ${SCENE_HEIGHT_PX}`
  const turn = mirrored ? ` transform="translate(${SCENE_WIDTH_PX} 0) scale(-1 1)"` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${window}" width="${SCENE_WIDTH_PX}" height="${SCENE_HEIGHT_PX}">
  <defs><radialGradient id="shadow"><stop offset=".2" stop-color="#1d120c" stop-opacity=".42"/><stop offset=".7" stop-color="#1d120c" stop-opacity=".2"/><stop offset="1" stop-color="#1d120c" stop-opacity="0"/></radialGradient></defs>
  ${BACKGROUNDS[background]()}<g${turn}>${figures.map(drawn).join('')}</g></svg>`
}
