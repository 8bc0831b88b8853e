import { type Coat, eye, type Figure, paint } from './paint.ts'

/** What tells one breed of sheep from another. */
export interface SheepShape {
  /** Long wool in locks, or short hair. */
  readonly wool: boolean
  readonly ears: 'side' | 'hanging'
  readonly horns: boolean
}

const EARS: Record<SheepShape['ears'], string> = {
  side: 'M236 112C266 96 306 104 324 126C302 146 262 148 238 136Z',
  hanging: 'M226 108C262 104 280 132 282 170C282 206 268 226 252 230C238 214 242 184 234 158C228 138 218 122 226 108Z',
}

const HORN =
  'M206 92C216 50 280 34 306 78C324 118 296 158 258 148C240 142 238 122 252 116C274 124 288 104 276 86C262 68 240 80 238 104Z'

const HEAD =
  'M244 88C222 66 188 72 170 96C144 130 106 164 86 190C72 208 80 230 104 234C132 238 154 226 172 212C200 196 230 192 244 166C258 140 258 110 244 88Z'

/** Round locks along a line of points. */
function locks(points: readonly (readonly [number, number, number])[]): string {
  return points.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')
}

const FLEECE = [
  [262, 190, 50],
  [318, 180, 52],
  [384, 172, 54],
  [452, 168, 54],
  [520, 168, 54],
  [586, 174, 52],
  [640, 196, 50],
  [676, 240, 48],
  [688, 296, 46],
  [672, 350, 46],
  [628, 386, 46],
  [566, 402, 48],
  [500, 412, 48],
  [432, 412, 48],
  [366, 404, 48],
  [304, 388, 48],
  [252, 352, 48],
  [226, 300, 46],
  [224, 244, 46],
  [450, 290, 130],
  [340, 290, 120],
  [560, 280, 120],
] as const

const CURLS = [
  [330, 230],
  [420, 215],
  [510, 220],
  [600, 240],
  [370, 290],
  [460, 300],
  [550, 300],
  [630, 310],
  [320, 340],
  [410, 360],
  [500, 365],
  [585, 360],
]
  .map(
    ([x, y]) =>
      `<path d="M${x} ${y}q14 20 34 8t14 -22" fill="none" stroke="#1d120c" stroke-width="5" stroke-linecap="round" stroke-opacity=".1"/>`,
  )
  .join('')

/** A ewe or ram from the side. */
export function sheep(coat: Coat, shape: SheepShape, key = 'a'): Figure {
  const face = coat.head ?? coat.base
  const skin: Coat = shape.wool ? { ...coat, base: face, light: face, shade: face } : coat
  const horn = coat.horn ?? '#cdb891'
  const ear = EARS[shape.ears]
  const fleece = `<linearGradient id="w${key}" gradientUnits="userSpaceOnUse" x1="0" y1="120" x2="0" y2="450">
      <stop offset="0" stop-color="${coat.light}"/><stop offset=".45" stop-color="${coat.base}"/><stop offset="1" stop-color="${coat.shade}"/></linearGradient>
    <g fill="url(#w${key})">${locks(FLEECE)}</g>${CURLS}
    <path d="M236 350C340 420 560 430 700 320C700 400 640 440 560 450C440 466 280 450 236 350Z" fill="#1d120c" fill-opacity=".12"/>`
  const body = paint(
    { ...skin, head: face },
    {
      trunk:
        'M214 290C216 226 260 182 330 174C430 164 540 166 610 174C668 182 698 222 702 276C706 330 690 380 656 402C600 430 480 440 400 434C320 430 256 408 230 364C216 338 213 312 214 290Z',
      neck: 'M330 190C300 170 268 136 246 104L156 196C176 240 190 310 232 372C290 370 350 280 330 190Z',
      hindLeg:
        'M572 330C574 390 596 416 614 436C626 450 630 464 630 476C632 510 626 540 622 556L619 574L656 574L660 552C662 524 666 500 676 476C686 450 696 390 692 326C684 280 650 268 620 278C592 288 574 304 572 330Z',
      frontLeg:
        'M242 340C246 396 258 426 262 452C259 466 261 480 266 490C266 520 262 544 260 556L256 574L294 574L295 554C292 530 294 504 297 490C303 476 301 464 303 452C308 424 330 390 330 336Z',
      head: HEAD,
      hooves: { hind: 619, front: 256, width: 37 },
      stride: { hind: -52, front: 60 },
      modelling: '<path d="M336 190C352 280 330 350 268 400L232 366C300 340 340 270 336 190Z" fill-opacity=".1"/>',
      belly: 'M230 380C340 400 520 410 700 330L700 430C520 460 330 460 230 420Z',
      muzzle: 'M70 196C90 188 112 200 120 226L112 246L60 240Z',
      behind: `<path d="M684 240C716 250 724 300 716 350C712 374 700 376 694 356C690 320 684 280 676 260Z" fill="${coat.shade}"/>`,
      face: `<path d="M92 204q8 -4 12 4" fill="none" stroke="#1d1310" stroke-width="6" stroke-linecap="round"/>
        <path d="M94 228Q114 226 130 214" fill="none" stroke="#1d1310" stroke-width="4" stroke-linecap="round" stroke-opacity=".6"/>${eye(172, 134, 10, '#1d120c55', '#a8792e')}`,
      overHead: '',
      behindHead: shape.wool ? fleece : '',
      width: 730,
      height: 600,
      portrait: { x: 210, y: 200 },
    },
    key,
  )
  const top = shape.wool
    ? `<g fill="${coat.base}">${locks([
        [236, 84, 28],
        [210, 76, 24],
        [256, 112, 26],
      ])}</g>`
    : ''
  const over = `${top}<path d="${ear}" fill="${coat.ear ?? face}"/><path d="${ear}" fill="#1d120c" fill-opacity=".14"/>
    ${shape.horns ? `<path d="${HORN}" fill="${horn}"/><path d="M236 62q8 14 4 30M262 54q8 14 2 30M288 66q0 16 -12 26M300 100q-12 8 -24 6M288 132q-12 -4 -18 -14" fill="none" stroke="#1d120c" stroke-width="4" stroke-opacity=".25"/>` : ''}`
  return { ...body, svg: body.svg + over }
}
