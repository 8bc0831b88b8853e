import { GOAT_HORNS, pair } from './horns.ts'
import { type Coat, eye, type Figure, paint } from './paint.ts'

/** What tells one breed of goats from another. */
export interface GoatShape {
  readonly horns: keyof typeof GOAT_HORNS
  readonly ears: 'long' | 'hanging' | 'upright'
  readonly beard: boolean
  readonly romanNose: boolean
  readonly udder: boolean
}

const EARS: Record<GoatShape['ears'], { outer: string; inner: string }> = {
  long: {
    outer: 'M214 96C252 92 266 130 268 186C270 246 262 290 240 302C220 288 226 236 218 190C210 150 200 116 214 96Z',
    inner: 'M228 116C246 124 252 160 252 200C252 246 248 276 240 284C232 260 238 220 232 180Z',
  },
  hanging: {
    outer: 'M218 96C256 92 274 120 276 160C278 204 264 230 248 236C232 220 234 190 226 160C218 134 206 114 218 96Z',
    inner: 'M232 114C252 122 260 146 259 174C258 200 254 214 248 220C242 200 244 176 238 152Z',
  },
  upright: {
    outer: 'M222 96C240 66 280 44 312 46C308 82 272 116 232 116Z',
    inner: 'M240 96C256 76 280 62 300 58C292 82 268 102 242 106Z',
  },
}

const NOSE = {
  straight:
    'M242 68C222 46 188 48 170 72C142 110 104 142 82 168C69 188 78 209 101 213C129 217 151 205 169 193C197 179 228 174 242 148C258 120 256 88 242 68Z',
  roman:
    'M242 66C218 40 176 42 152 72C124 104 92 138 78 172C68 194 80 215 103 218C131 221 153 207 171 195C199 181 228 174 242 148C258 120 256 88 242 66Z',
}

const UDDER = `<path d="M520 412C526 462 560 480 596 470C622 460 628 430 622 400Z" fill="#e2ab9c"/>
  <path d="M548 464l5 32q8 8 14 0l4-30zM586 464l5 30q8 8 13 0l2-36z" fill="#cf9182"/>`

const BELLY = 'M226 400C340 410 520 420 700 340L700 430C520 470 330 470 226 430Z'

const MODELLING = `<path d="M330 206C350 290 330 370 268 410L226 370C300 350 340 280 330 206Z" fill-opacity=".12"/>
  <path d="M578 320C576 270 610 240 660 248C620 262 596 300 602 390C586 366 580 345 578 320Z" fill-opacity=".13"/>
  <path d="M150 176C190 190 232 176 250 140L272 190C240 240 200 250 172 240Z" fill-opacity=".15"/>`

/** A goat from the side. */
export function goat(coat: Coat, shape: GoatShape, key = 'a'): Figure {
  const ear = coat.ear ?? coat.head ?? coat.base
  const { far, near } = pair(GOAT_HORNS[shape.horns], coat.horn ?? '#8d7f6c', 'translate(-18 0) rotate(-8 224 60)')
  const { outer, inner } = EARS[shape.ears]
  const beard = shape.beard
    ? `<path d="M116 206C112 244 124 274 146 298C156 262 158 232 154 200Z" fill="${coat.tuft ?? coat.shade}"/>`
    : ''
  return paint(
    coat,
    {
      trunk:
        'M213 290C216 240 250 214 300 207C400 200 520 204 600 195C660 190 692 220 697 262C701 310 693 352 678 384C652 404 622 408 600 411C520 444 400 450 320 430C268 416 230 392 220 352C212 326 211 308 213 290Z',
      neck: 'M336 206C290 178 258 130 240 82L150 172C174 222 190 300 222 374C280 380 346 300 336 206Z',
      hindLeg:
        'M578 310C576 376 600 414 620 440C632 456 637 470 638 482C640 522 633 562 629 580L625 604L662 604L666 578C668 546 672 512 683 484C694 452 702 380 699 310C694 258 650 248 620 260C592 272 580 288 578 310Z',
      frontLeg:
        'M226 330C232 392 252 432 256 462C253 478 256 494 261 504C262 542 258 572 256 584L252 604L290 604L291 582C288 552 290 522 293 504C299 488 297 476 299 462C306 432 332 392 330 330Z',
      head: shape.romanNose ? NOSE.roman : NOSE.straight,
      hooves: { hind: 625, front: 252, width: 37 },
      stride: { hind: -54, front: 58 },
      modelling: MODELLING,
      belly: BELLY,
      muzzle: 'M66 176C86 168 108 180 116 206L110 226L60 220Z',
      behind: `<path d="M676 226C690 190 716 160 742 158C740 190 728 226 700 262Z" fill="${coat.shade}"/>`,
      under: shape.udder ? UDDER : '',
      behindHead: `${far}${beard}`,
      face: `<path d="M88 184q8 -4 12 4" fill="none" stroke="#1d1310" stroke-width="6" stroke-linecap="round"/>
        <path d="M92 206Q112 204 128 192" fill="none" stroke="#1d1310" stroke-width="4" stroke-linecap="round" stroke-opacity=".6"/>
        ${eye(172, 112, 11, '#1d120c55', coat.eye ?? '#b5842f')}`,
      overHead: `${near}<path d="${outer}" fill="${ear}"/><path d="${outer}" fill="#1d120c" fill-opacity=".1"/><path d="${inner}" fill="#d8a08c"/>`,
      width: 750,
      height: 630,
      portrait: { x: 210, y: 190 },
    },
    key,
  )
}
