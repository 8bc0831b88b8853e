import { eye, type Figure } from './paint.ts'

/** The colours of a bird: body, wing and tail, and of what is bare. */
export interface Plumage {
  readonly base: string
  readonly shade: string
  readonly light: string
  readonly wing: string
  readonly tail: string
  readonly neck: string
  readonly legs: string
  readonly comb: string
  readonly beak: string
}

const gradient = ({ light, base, shade }: Plumage, key: string) =>
  `<linearGradient id="p${key}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${base}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`

const foot = (x: number, top: number, ground: number, colour: string) =>
  `<path d="M${x} ${top}L${x} ${ground - 8}M${x} ${ground - 10}l-34 8M${x} ${ground - 10}l-6 10M${x} ${ground - 10}l26 8" fill="none" stroke="${colour}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>`

const feathers = (rows: readonly (readonly [number, number])[], size: number) =>
  rows
    .map(
      ([x, y]) =>
        `<path d="M${x} ${y}q${size} ${size * 0.9} ${size * 1.9} 0" fill="none" stroke="#1d120c" stroke-width="5" stroke-linecap="round" stroke-opacity=".16"/>`,
    )
    .join('')

/** A hen, or a cock with a cock's tail and comb. */
export function chicken(plumage: Plumage, cock: boolean, key = 'a'): Figure {
  const { base, wing, tail, neck, legs, comb, beak, shade } = plumage
  const tailFeathers = cock
    ? `<path d="M560 300C570 170 640 90 730 96C700 120 690 150 700 176C730 150 770 160 790 190C750 196 730 220 730 250C760 240 786 262 790 300C730 300 660 350 600 380Z" fill="${tail}"/>
       <path d="M590 320C610 220 660 150 720 120M620 340C650 260 700 210 760 196" fill="none" stroke="#fff" stroke-width="6" stroke-opacity=".18" stroke-linecap="round"/>`
    : `<path d="M556 330C590 250 640 190 700 176C690 206 694 220 706 232C690 250 690 270 696 290C670 320 640 370 590 400Z" fill="${tail}"/>`
  const crest = cock
    ? 'M196 110C176 84 186 56 206 62C204 36 232 28 240 52C254 30 282 40 274 66C300 64 304 96 282 116L224 140Z'
    : 'M204 118C190 98 200 80 214 86C216 66 236 64 242 80C256 68 272 80 266 96C282 98 280 118 266 126L226 138Z'
  const svg = `<defs>${gradient(plumage, key)}</defs>
    ${foot(430, 470, 640, shade)}${foot(380, 480, 650, legs)}${tailFeathers}
    <path d="M182 190C182 130 214 100 252 104C300 110 306 160 320 210C340 262 420 290 500 286C570 282 620 290 628 340C636 430 560 510 430 516C310 520 224 450 206 340C200 290 184 250 182 190Z" fill="url(#p${key})"/>
    <path d="M184 190C184 130 214 100 252 104C300 110 308 170 324 222C336 256 360 274 384 282C340 320 270 320 204 300C196 260 184 230 184 190Z" fill="${neck}"/>
    ${feathers(
      [
        [214, 230],
        [256, 226],
        [228, 270],
        [274, 264],
        [320, 274],
      ],
      17,
    )}
    <path d="M340 340C400 300 500 300 610 330C590 400 540 440 470 440C400 440 350 400 340 340Z" fill="${wing}"/>
    ${feathers(
      [
        [380, 350],
        [430, 342],
        [480, 342],
        [530, 346],
        [410, 382],
        [460, 380],
        [510, 380],
        [450, 412],
      ],
      22,
    )}
    <path d="M230 420C300 500 520 520 620 380C610 470 530 520 430 520C330 520 260 480 230 420Z" fill="#1d120c" fill-opacity=".12"/>
    ${feathers(
      [
        [260, 360],
        [250, 400],
        [300, 400],
        [290, 440],
        [340, 450],
        [390, 470],
      ],
      18,
    )}
    <path d="${crest}" fill="${comb}"/>
    <path d="M196 160C170 160 148 174 138 190C160 196 180 198 198 190Z" fill="${beak}"/><path d="M140 189C160 196 180 198 198 190L196 178C176 186 158 188 140 189Z" fill="#1d120c" fill-opacity=".2"/>
    <path d="M192 190C178 206 180 240 198 246C216 240 214 206 206 192Z" fill="${comb}"/><ellipse cx="216" cy="184" rx="18" ry="14" fill="${comb}" fill-opacity=".85"/>
    ${eye(222, 156, 10, '#1d120c44', base === '#2b2a2f' ? '#6b3a24' : '#c26a1e')}`
  return { svg, width: cock ? 800 : 720, height: 656, portrait: { x: 270, y: 220 } }
}

/** A duck. */
export function duck(plumage: Plumage, key = 'a'): Figure {
  const { wing, tail, neck, legs, beak } = plumage
  const svg = `<defs>${gradient(plumage, key)}</defs>
    ${foot(450, 420, 560, legs)}${foot(386, 440, 570, legs)}
    <path d="M600 330C660 300 700 270 730 232C744 290 720 370 640 400Z" fill="${tail}"/>
    <path d="M250 250C290 280 330 270 400 262C500 250 620 270 672 320C670 420 580 486 440 486C310 486 218 430 214 340C214 300 230 262 250 250Z" fill="url(#p${key})"/>
    <path d="M176 150C176 100 210 66 252 70C300 74 316 116 306 166C300 206 312 250 340 276C300 330 240 350 218 330C210 290 240 260 236 222C200 220 176 196 176 150Z" fill="${neck}"/>
    <path d="M350 340C420 290 540 300 650 330C630 410 560 440 490 436C420 436 360 400 350 340Z" fill="${wing}"/>
    ${feathers(
      [
        [400, 350],
        [450, 340],
        [500, 340],
        [550, 346],
        [430, 384],
        [480, 382],
        [530, 384],
      ],
      22,
    )}
    <path d="M224 390C300 480 540 490 660 370C650 440 560 490 440 490C340 490 256 460 224 390Z" fill="#1d120c" fill-opacity=".12"/>
    <path d="M190 132C150 132 110 142 92 160C96 180 130 186 192 182Z" fill="${beak}"/><path d="M94 164C130 168 160 166 192 160L192 182C130 186 98 180 94 164Z" fill="#1d120c" fill-opacity=".18"/>
    <ellipse cx="130" cy="150" rx="7" ry="3" fill="#1d120c" fill-opacity=".5"/>
    ${eye(232, 126, 10, '#1d120c33')}`
  return { svg, width: 745, height: 578, portrait: { x: 270, y: 190 } }
}

/** A quail. */
export function quail(plumage: Plumage, key = 'a'): Figure {
  const { wing, tail, neck, legs, beak } = plumage
  const specks = [
    [300, 250],
    [360, 230],
    [430, 240],
    [500, 270],
    [330, 310],
    [400, 300],
    [470, 320],
    [540, 330],
    [300, 370],
    [370, 370],
    [440, 380],
  ]
  const svg = `<defs>${gradient(plumage, key)}</defs>
    ${foot(426, 430, 540, legs)}${foot(366, 440, 550, legs)}
    <path d="M560 320C610 330 650 360 668 396C620 410 580 410 540 390Z" fill="${tail}"/>
    <path d="M190 170C190 120 226 92 266 98C312 106 330 150 360 182C440 190 560 230 596 320C610 420 520 472 410 472C300 472 216 420 206 320C200 270 190 220 190 170Z" fill="url(#p${key})"/>
    <path d="M206 200C230 240 220 300 240 360C220 350 208 330 206 300Z" fill="${neck}" fill-opacity=".9"/>
    <path d="M200 150C230 120 270 120 300 150" fill="none" stroke="${neck}" stroke-width="14" stroke-linecap="round"/>
    <path d="M340 290C420 250 520 270 586 330C560 390 500 420 440 414C380 408 344 350 340 290Z" fill="${wing}"/>
    ${specks.map(([x = 0, y = 0]) => `<path d="M${x} ${y}q12 12 26 2M${x + 8} ${y + 14}q10 8 20 0" fill="none" stroke="#2a1a10" stroke-width="7" stroke-opacity=".45" stroke-linecap="round"/>`).join('')}
    <path d="M196 168C176 168 160 178 154 190C172 196 188 196 202 190Z" fill="${beak}"/>
    ${eye(236, 160, 10, '#1d120c33')}`
  return { svg, width: 690, height: 556, portrait: { x: 290, y: 230 } }
}
