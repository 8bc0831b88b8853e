import { BUFFALO_HORNS, pair } from './horns.ts'
import { type Coat, eye, type Figure, paint } from './paint.ts'

/** What tells one breed of buffaloes from another. */
export interface BuffaloShape {
  readonly horns: keyof typeof BUFFALO_HORNS
  readonly udder: boolean
}

const UDDER = `<path d="M622 470C628 530 690 548 744 530C780 516 786 476 780 450Z" fill="#8d6f6a"/>
  <path d="M656 528l5 32q9 8 16 0l5-24zM716 534l4 34q9 8 16 0l3-38z" fill="#7a5d59"/>`

const BELLY = 'M262 440C400 470 650 490 900 380L900 500C640 540 400 540 262 480Z'

const MODELLING = `<path d="M410 184C446 290 410 420 330 490L290 440C380 400 424 300 410 184Z" fill-opacity=".22"/>
  <path d="M735 370C732 310 776 262 850 272C794 290 758 340 770 450C748 420 738 400 735 370Z" fill-opacity=".22"/>`

/** The light that lies on a dark back. */
const SHEEN =
  '<path d="M400 186C520 178 700 186 800 206C840 216 860 236 872 262C760 214 560 206 400 226Z" fill="#fff" fill-opacity=".13"/>'

/** A buffalo from the side. */
export function buffalo(coat: Coat, shape: BuffaloShape, key = 'a'): Figure {
  const { far, near } = pair(BUFFALO_HORNS[shape.horns], coat.horn ?? '#6d6463', 'translate(-26 4) rotate(-10 226 150)')
  const ear = coat.ear ?? coat.base
  return paint(
    { ...coat, patches: `${coat.patches ?? ''}${SHEEN}` },
    {
      trunk:
        'M250 320C250 250 300 196 386 184C480 176 600 184 700 188C792 192 856 214 882 262C900 300 894 360 880 404C864 446 812 462 780 466C700 512 540 522 440 500C360 484 290 452 268 410C252 380 248 350 250 320Z',
      neck: 'M410 182C340 180 280 172 228 160L160 306C204 336 238 384 290 430C360 410 424 300 410 182Z',
      hindLeg:
        'M732 360C732 440 758 488 778 512C790 526 797 540 800 556C803 590 794 634 790 652L783 680L838 680L843 650C848 614 852 586 864 556C876 528 886 460 890 384C892 324 862 266 818 266C774 268 736 304 732 360Z',
      frontLeg:
        'M290 380C296 450 318 494 322 532C317 552 320 572 327 586C329 620 326 645 322 656L315 680L371 680L373 652C369 626 371 600 376 584C384 562 382 546 384 530C394 494 424 456 422 384Z',
      head: 'M246 152C220 130 182 138 160 164C130 204 94 250 70 292C57 320 74 350 104 354C134 357 156 342 174 324C200 300 232 288 248 260C266 222 264 176 246 152Z',
      hooves: { hind: 784, front: 316, width: 55 },
      stride: { hind: -74, front: 78 },
      modelling: MODELLING,
      belly: BELLY,
      muzzle: 'M50 280C80 270 124 294 144 330L130 366L40 360Z',
      behind: `<path d="M870 246C914 270 914 350 908 430C906 470 902 500 900 520" fill="none" stroke="${coat.shade}" stroke-width="20" stroke-linecap="round"/>
        <path d="M896 500C882 530 880 580 896 616C916 586 922 540 910 500Z" fill="${coat.tuft ?? '#1b1718'}"/>`,
      under: shape.udder ? UDDER : '',
      behindHead: far,
      face: `<ellipse cx="86" cy="306" rx="11" ry="7" fill="#0d0a0a" transform="rotate(-40 86 306)"/>
        <path d="M96 342Q118 338 138 325" fill="none" stroke="#0d0a0a" stroke-width="4" stroke-linecap="round" stroke-opacity=".7"/>
        <path d="M160 168C134 206 104 244 84 274C110 256 150 214 172 172Z" fill="#fff" fill-opacity=".1"/>
        ${eye(172, 214, 11, '#00000055', coat.eye)}`,
      overHead: `<path d="M238 196C268 180 318 188 346 216C318 244 272 246 242 226Z" fill="${ear}"/>
        <path d="M258 204C282 196 312 204 328 217C308 232 280 232 260 222Z" fill="#7d5f5c" fill-opacity=".8"/>${near}
        <path d="M226 140C216 128 204 126 196 132C206 140 214 150 220 164Z" fill="${coat.tuft ?? '#1b1718'}" fill-opacity=".6"/>`,
      width: 930,
      height: 706,
      portrait: { x: 260, y: 280 },
    },
    key,
  )
}
