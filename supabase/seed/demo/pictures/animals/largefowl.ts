import { eye, type Figure } from './paint.ts'

const leg = (x: number, top: number, ground: number, colour: string, width: number) =>
  `<path d="M${x} ${top}L${x} ${ground - 8}M${x} ${ground - 10}l-40 8M${x} ${ground - 10}l-8 10M${x} ${ground - 10}l30 8" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

function fan(): string {
  const feathers = Array.from({ length: 11 }, (_, index) => {
    const angle = -66 + index * 15
    return `<g transform="rotate(${angle} 520 360)"><path d="M496 330L486 90Q520 46 554 90L544 330Z" fill="${index % 2 ? '#4f3524' : '#5d4030'}"/><path d="M487 112Q520 70 553 112L552 92Q520 46 488 92Z" fill="#e9dcc3"/><path d="M487 134Q520 94 553 134L552 120Q520 80 488 120Z" fill="#2b1d15"/></g>`
  })
  return feathers.join('')
}

/** A turkey cock with his tail spread. */
export function turkey(key = 'a'): Figure {
  const svg = `<defs><linearGradient id="p${key}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7a5238"/><stop offset=".5" stop-color="#5a3b29"/><stop offset="1" stop-color="#38241a"/></linearGradient></defs>
    ${fan()}${leg(470, 540, 690, '#8a4f46', 14)}${leg(404, 540, 706, '#a5655a', 15)}
    <path d="M250 330C270 260 360 230 460 250C580 270 640 350 620 440C600 540 500 590 400 570C300 550 236 450 250 330Z" fill="url(#p${key})"/>
    <path d="M400 350C480 310 580 330 636 400C600 480 520 510 450 490C400 470 386 410 400 350Z" fill="#4a3022"/>
    <path d="M430 380q50 40 150 20M430 420q60 40 140 14M450 456q40 24 90 10" fill="none" stroke="#c9a27a" stroke-width="7" stroke-opacity=".5" stroke-linecap="round"/>
    <path d="M210 200C206 150 236 124 268 130C306 138 306 180 300 220C296 270 320 300 350 330C310 380 260 390 248 370C244 310 250 270 236 240C218 232 212 220 210 200Z" fill="#8fb0c0"/>
    <path d="M250 250C240 300 250 340 262 376C290 380 330 360 350 330C320 300 296 270 298 236Z" fill="#c2463c"/>
    <path d="M214 196C190 194 168 204 158 220C180 226 200 226 218 216Z" fill="#e0b25a"/>
    <path d="M206 198C190 214 186 250 198 280C212 270 218 230 222 206Z" fill="#d2493d"/>
    <path d="M240 258C226 280 230 320 246 332C262 316 264 280 258 258Z" fill="#d2493d"/>
    ${eye(244, 172, 9, '#1d120c44')}`
  return { svg, width: 860, height: 712, portrait: { x: 310, y: 270 } }
}

/** An emu: tall, shaggy, bare-necked. */
export function emu(key = 'a'): Figure {
  const shag = Array.from({ length: 26 }, (_, index) => {
    const x = 300 + (index % 9) * 42
    const y = 280 + Math.floor(index / 9) * 56 + (index % 2) * 18
    return `<path d="M${x} ${y}q14 40 40 62" fill="none" stroke="#2c2018" stroke-width="8" stroke-opacity=".35" stroke-linecap="round"/>`
  })
  const svg = `<defs><linearGradient id="p${key}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8a7058"/><stop offset=".5" stop-color="#66503d"/><stop offset="1" stop-color="#443327"/></linearGradient></defs>
    ${leg(530, 470, 772, '#4a4038', 22)}${leg(440, 480, 790, '#5c5148', 24)}
    <path d="M250 330C270 240 400 200 520 230C640 262 730 350 744 460C700 450 690 470 680 500C640 480 620 500 600 524C560 500 520 530 490 530C400 530 300 500 262 430C246 400 244 360 250 330Z" fill="url(#p${key})"/>
    ${shag.join('')}
    <path d="M190 66C210 40 254 40 270 72C284 104 262 150 270 206C276 250 310 280 350 300C320 360 270 380 250 350C224 300 218 220 214 150C196 130 182 96 190 66Z" fill="#5b5f6b"/>
    <path d="M192 66C210 36 256 38 270 72C276 90 274 106 270 124C250 96 220 84 192 96Z" fill="#3a2d24"/>
    <path d="M270 206C276 250 310 280 350 300C330 350 290 372 262 362C246 330 240 300 236 268Z" fill="#6d5744"/>
    <path d="M196 88C168 88 140 98 126 112C150 122 180 122 202 114Z" fill="#4a4038"/>
    ${eye(222, 92, 9, '#1d120c44', '#b5652a')}`
  return { svg, width: 760, height: 798, portrait: { x: 300, y: 220 } }
}
