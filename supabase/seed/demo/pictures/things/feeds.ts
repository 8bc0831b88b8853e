import type { Figure } from '../animals/paint.ts'

const still = (svg: string): Figure => ({ svg, width: 900, height: 600, portrait: { x: 450, y: 330 } })

/** A full sack with a printed band; its foot stands on (x, y). */
function sack(x: number, y: number, scale: number, cloth: string, print: string, sign: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-120 -10C-140 -120 -134 -230 -112 -300C-60 -316 60 -316 112 -300C134 -230 140 -120 120 -10Q0 18 -120 -10Z" fill="${cloth}"/>
    <path d="M-112 -300C-70 -336 70 -336 112 -300C60 -284 -60 -284 -112 -300Z" fill="#fff" fill-opacity=".35"/><path d="M-104 -304q104 26 208 0" fill="none" stroke="${print}" stroke-width="7" stroke-dasharray="16 10"/>
    <path d="M-132 -210Q0 -188 132 -210L134 -96Q0 -70 -134 -96Z" fill="${print}"/><g transform="translate(0 -146)">${sign}</g>
    <path d="M60 -308C112 -240 110 -90 70 4Q100 0 120 -10C140 -120 134 -230 112 -300Z" fill="#1d120c" fill-opacity=".13"/><path d="M-100 -70q20 24 6 56M40 -60q-12 22 6 60" fill="none" stroke="#1d120c" stroke-width="5" stroke-opacity=".12"/></g>`
}

const COW_SIGN =
  '<path d="M-44 -26C-30 -10 -20 -12 -18 -14C-8 -22 8 -22 18 -14C20 -12 30 -10 44 -26C50 -8 40 2 26 4C24 26 12 44 0 44C-12 44 -24 26 -26 4C-40 2 -50 -8 -44 -26Z" fill="#fff"/>'
const LEAF_SIGN =
  '<path d="M0 44C-40 20 -40 -24 0 -50C40 -24 40 20 0 44ZM0 44V-20" fill="#fff" stroke="#fff" stroke-width="4"/>'
const HEN_SIGN =
  '<path d="M-40 0C-30 -30 -10 -34 -4 -44C10 -40 6 -20 10 -10C30 -6 44 -20 50 -30C54 10 30 36 0 36C-24 36 -36 20 -40 0Z" fill="#fff"/>'
const GRAIN_SIGN =
  '<g fill="#fff"><ellipse cx="0" cy="-34" rx="9" ry="16"/><ellipse cx="-18" cy="-10" rx="9" ry="16" transform="rotate(-30 -18 -10)"/><ellipse cx="18" cy="-10" rx="9" ry="16" transform="rotate(30 18 -10)"/><ellipse cx="-18" cy="20" rx="9" ry="16" transform="rotate(-30 -18 20)"/><ellipse cx="18" cy="20" rx="9" ry="16" transform="rotate(30 18 20)"/><rect x="-3" y="-20" width="6" height="70"/></g>'

/** A heap of meal, bran, cake or grain. */
function heap(x: number, y: number, scale: number, colour: string, dark: string): string {
  const grains = Array.from({ length: 40 }, (_, index) => {
    const left = -150 + ((index * 53) % 300)
    const rise = ((index * 31) % 100) * (1 - Math.abs(left) / 170)
    return `<ellipse cx="${left}" cy="${-8 - rise}" rx="8" ry="5" fill="${index % 2 ? dark : '#fff'}" fill-opacity="${index % 2 ? 0.5 : 0.25}"/>`
  })
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-180 0C-120 -40 -60 -126 0 -130C60 -126 120 -40 180 0Q0 24 -180 0Z" fill="${colour}"/><path d="M-180 0C-140 -20 -90 -20 0 -20C90 -20 140 -20 180 0Q0 24 -180 0Z" fill="${dark}" fill-opacity=".35"/>${grains.join('')}</g>`
}

function bundle(x: number, y: number, scale: number, green: string, dark: string): string {
  const blades = Array.from({ length: 26 }, (_, index) => {
    const spread = (index - 12.5) * 15
    return `<path d="M${spread * 0.35 - 8} -120C${spread * 0.6} -240 ${spread} -330 ${spread * 1.5} ${-400 - ((index * 37) % 60)}C${spread + 14} -320 ${spread * 0.7 + 16} -240 ${spread * 0.35 + 10} -120Z" fill="${index % 2 ? green : dark}"/>`
  })
  return `<g transform="translate(${x} ${y}) scale(${scale})">${blades.join('')}<path d="M-80 -140C-66 -90 -96 -30 -130 4Q0 22 130 4C96 -30 66 -90 80 -140Z" fill="${dark}"/><path d="M-60 -120L-90 0M-20 -120L-30 8M24 -120L40 8M60 -120L92 0" stroke="${green}" stroke-width="9" stroke-opacity=".8"/><path d="M-80 -146Q0 -120 80 -146V-112Q0 -86 -80 -112Z" fill="#d8b25c"/></g>`
}

/** A round bale: of straw, or of silage in its white film. */
function roundBale(x: number, y: number, scale: number, colour: string, dark: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-60 -300H120C200 -300 210 0 120 0H-60Z" fill="${dark}"/><ellipse cx="-60" cy="-150" rx="120" ry="150" fill="${colour}"/><path d="M-60 -150m-84 0a84 106 0 1 0 168 0a84 106 0 1 0 -168 0M-60 -150m-46 0a46 60 0 1 0 92 0a46 60 0 1 0 -92 0" fill="none" stroke="${dark}" stroke-width="8" stroke-opacity=".6"/><path d="M60 -296Q130 -150 60 -4M110 -296Q180 -150 110 -4" fill="none" stroke="#1d120c" stroke-width="5" stroke-opacity=".16"/></g>`
}

function bale(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><rect x="-150" y="-130" width="300" height="130" rx="12" fill="#e0b85e"/><rect x="-150" y="-44" width="300" height="44" rx="12" fill="#b98a36" fill-opacity=".4"/><path d="M-70 -130V0M70 -130V0" stroke="#8a5f28" stroke-width="7"/>${Array.from({ length: 14 }, (_, index) => `<path d="M${-138 + index * 20} ${-112 + ((index * 43) % 90)}q12 6 22 0" fill="none" stroke="#a67a2c" stroke-width="4"/>`).join('')}</g>`
}

function bucket(x: number, y: number, scale: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-110 -220L-90 0Q0 16 90 0L110 -220Z" fill="${colour}"/><path d="M40 -214L30 8Q70 6 90 0L110 -220Z" fill="#1d120c" fill-opacity=".16"/><ellipse cy="-222" rx="114" ry="24" fill="#f3efe6"/><ellipse cy="-228" rx="114" ry="24" fill="#fff"/><path d="M-104 -150Q0 -130 104 -150L97 -66Q0 -46 -97 -66Z" fill="#fff" fill-opacity=".92"/><g transform="translate(0 -98) scale(.62)"><path d="M-44 -26C-30 -10 -20 -12 -18 -14C-8 -22 8 -22 18 -14C20 -12 30 -10 44 -26C50 -8 40 2 26 4C24 26 12 44 0 44C-12 44 -24 26 -26 4C-40 2 -50 -8 -44 -26Z" fill="${colour}"/></g></g>`
}

/** The feeds by product key, 900 × 600. */
export const FEEDS: Readonly<Record<string, () => Figure>> = {
  concentrate: () =>
    still(sack(650, 560, 1.2, '#f0e6d2', '#2f7d4f', COW_SIGN) + sack(300, 600, 1.5, '#f4ecdc', '#2f7d4f', COW_SIGN)),
  layerMash: () =>
    still(
      sack(640, 560, 1.2, '#e9dcc2', '#c9752b', HEN_SIGN) +
        sack(330, 590, 1.45, '#f1e6cf', '#c9752b', HEN_SIGN) +
        heap(690, 610, 0.85, '#dcb368', '#a97b34'),
    ),
  bran: () => still(sack(280, 580, 1.45, '#d9b98a', '#8c5a2e', GRAIN_SIGN) + heap(610, 604, 1.5, '#d9b079', '#a67a45')),
  oilCake: () =>
    still(sack(300, 580, 1.4, '#c9a877', '#7a4424', LEAF_SIGN) + heap(620, 604, 1.4, '#a9713a', '#6e4420')),
  maize: () => still(sack(290, 580, 1.4, '#efe3c4', '#d08a1f', GRAIN_SIGN) + heap(620, 604, 1.5, '#f2bb3a', '#c98a1e')),
  greenFodder: () =>
    still(
      bundle(240, 590, 1.1, '#7fb84e', '#4c8a3a') +
        bundle(660, 590, 1.1, '#86c155', '#4f8f3c') +
        bundle(450, 606, 1.3, '#8ccb58', '#558f3f'),
    ),
  straw: () => still(bale(250, 590) + bale(570, 590) + bale(410, 460) + bale(720, 470) + bale(560, 330)),
  silage: () =>
    still(
      roundBale(620, 560, 1.25, '#eef1ea', '#bfcabf') +
        roundBale(290, 600, 1.5, '#f6f8f2', '#c9d3c8') +
        heap(740, 606, 0.7, '#9aa552', '#66702f'),
    ),
  mineral: () => still(bucket(620, 570, 1.35, '#d4652f') + bucket(300, 600, 1.7, '#2c6fa8')),
}
