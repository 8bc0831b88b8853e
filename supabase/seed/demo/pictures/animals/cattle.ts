import { CATTLE_HORNS, pair } from './horns.ts'
import { type Coat, eye, type Figure, paint } from './paint.ts'

/** What tells one breed's outline from another's. `hump` and `dewlap` run from 0 to 1. */
export interface CattleShape {
  readonly hump: number
  readonly dewlap: number
  readonly horns: keyof typeof CATTLE_HORNS
  readonly ears: 'side' | 'hanging'
  readonly udder: boolean
}

const HIND_LEG =
  'M735 350C735 430 760 480 780 506C792 522 800 536 803 552C806 590 796 640 792 662L786 692L836 692L841 660C846 620 850 588 863 554C874 524 884 460 890 380C892 320 862 264 818 264C774 266 738 300 735 350Z'
const FRONT_LEG =
  'M296 360C300 440 322 490 326 530C321 552 324 572 331 586C333 622 329 655 325 668L319 692L370 692L371 664C367 630 369 600 373 584C381 562 379 546 381 528C390 490 418 450 416 374Z'
const HEAD =
  'M228 130C206 112 174 120 156 146C130 190 98 232 80 264C67 290 80 318 108 323C134 327 154 314 170 300C194 284 222 272 238 242C258 206 254 152 228 130Z'

const EARS: Record<CattleShape['ears'], { outer: string; inner: string }> = {
  side: {
    outer: 'M226 168C252 138 300 136 328 160C308 194 264 208 232 194Z',
    inner: 'M246 174C264 156 292 153 310 163C294 183 266 192 246 186Z',
  },
  hanging: {
    outer: 'M222 160C262 148 282 190 282 244C282 286 266 314 248 320C230 294 236 264 228 238C216 208 206 180 222 160Z',
    inner: 'M238 182C258 190 266 222 264 258C262 284 254 300 248 304C240 280 246 254 240 228Z',
  },
}

function trunk(hump: number): string {
  const rise = 206 - hump * 92
  return `M246 330C248 268 268 236 300 ${222 - 20 * hump}C322 ${rise} 396 ${rise - 8} 430 222C520 238 640 226 760 206C812 196 864 206 882 242C904 292 896 350 880 404C862 448 806 452 772 456C690 488 560 496 450 474C380 466 316 452 282 426C256 402 243 366 246 330Z`
}

function neck(dewlap: number): string {
  const hang = 386 + dewlap * 62
  return `M350 222C300 190 262 162 222 138L150 262C178 290 ${212 - dewlap * 12} ${330 + dewlap * 20} ${214 - dewlap * 8} ${hang - 24}C222 ${hang + 14} 262 ${hang + 22} 300 446C370 410 400 300 372 216Z`
}

const UDDER = `<path d="M632 452C640 520 690 536 738 522C774 510 782 470 776 436Z" fill="#e9b6a3"/>
  <path d="M700 528C740 528 780 500 776 436L740 452Z" fill="#d99a87" fill-opacity=".5"/>
  <path d="M660 512l5 34q9 8 16 0l6-22zM714 524l4 34q9 8 16 0l4-36z" fill="#d99a87"/>`

const BELLY = 'M282 452C400 436 650 462 900 392L900 470C640 500 420 512 282 470Z'

const MODELLING = `<path d="M382 214C424 300 404 420 330 470L300 446C372 400 404 310 382 214Z" fill-opacity=".12"/>
  <path d="M735 360C732 300 776 262 840 266C790 284 758 330 770 440C748 410 738 390 735 360Z" fill-opacity=".12"/>
  <path d="M150 262C190 276 236 262 262 200L300 240C270 300 220 330 180 320Z" fill-opacity=".16"/>`

/** A cow, bull or bullock from the side. */
export function cattle(coat: Coat, shape: CattleShape, key = 'a'): Figure {
  const ear = coat.ear ?? coat.head ?? coat.base
  const { far, near } = pair(CATTLE_HORNS[shape.horns], coat.horn ?? '#e6d5b0', 'translate(-22 -4) rotate(-7 216 136)')
  const { outer, inner } = EARS[shape.ears]
  return paint(
    coat,
    {
      trunk: trunk(shape.hump),
      neck: neck(shape.dewlap),
      hindLeg: HIND_LEG,
      frontLeg: FRONT_LEG,
      head: HEAD,
      hooves: { hind: 786, front: 319, width: 50 },
      stride: { hind: -72, front: 72 },
      modelling: MODELLING,
      belly: BELLY,
      muzzle: 'M60 250C88 240 130 264 148 304L132 340L50 330Z',
      behind: `<path d="M868 226C914 250 916 330 910 430C908 470 904 500 902 520" fill="none" stroke="${coat.shade}" stroke-width="18" stroke-linecap="round"/>
        <path d="M898 500C882 530 878 590 898 634C920 596 926 540 912 500Z" fill="${coat.tuft ?? '#33261f'}"/>`,
      under: shape.udder ? UDDER : '',
      behindHead: far,
      face: `<ellipse cx="94" cy="280" rx="10" ry="6" fill="#1d1310" transform="rotate(-40 94 280)"/>
        <path d="M100 313Q120 308 138 297" fill="none" stroke="#1d1310" stroke-width="4" stroke-linecap="round" stroke-opacity=".6"/>
        ${eye(168, 196, 11, '#1d120c55')}`,
      overHead: `${near}<path d="${outer}" fill="${ear}"/><path d="${outer}" fill="#1d120c" fill-opacity=".08"/><path d="${inner}" fill="#d8a08c"/>`,
      width: 930,
      height: 718,
      portrait: { x: 250, y: 250 },
    },
    key,
  )
}
