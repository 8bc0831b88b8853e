import type { Figure } from '../animals/paint.ts'

/** How a person looks. */
export interface Appearance {
  readonly skin: string
  readonly hair: string
  readonly coat: string
  readonly trousers: string
  readonly headgear: 'none' | 'turban' | 'cap' | 'scarf' | 'bun'
  readonly headgearColour: string
  readonly moustache: boolean
  readonly carries: 'bag' | 'flask'
}

function headgear({ headgear, headgearColour, hair }: Appearance): string {
  switch (headgear) {
    case 'turban':
      return `<path d="M134 92C120 30 180 -6 232 6C280 14 296 60 280 96C240 70 180 68 134 92Z" fill="${headgearColour}"/><path d="M140 70C180 30 240 26 282 62M150 46C190 14 240 10 270 34" fill="none" stroke="#1d120c" stroke-width="6" stroke-opacity=".2"/>`
    case 'cap':
      return `<path d="M144 76C150 30 180 20 208 20C246 20 268 40 272 76Z" fill="${headgearColour}"/><path d="M132 78Q150 66 200 70L200 84Q160 80 132 90Z" fill="${headgearColour}"/>`
    case 'scarf':
      return `<path d="M146 130C120 60 160 10 208 10C262 10 296 60 278 150C290 200 280 240 262 252C240 240 250 160 240 110C210 70 170 80 156 110Z" fill="${headgearColour}"/>`
    case 'bun':
      return `<circle cx="280" cy="80" r="34" fill="${hair}"/><path d="M148 110C136 50 170 18 208 18C256 18 284 60 272 130C262 96 240 76 216 70C190 84 164 88 148 110Z" fill="${hair}"/>`
    case 'none':
      return `<path d="M148 100C136 44 170 14 212 16C262 18 286 66 270 130C262 110 262 96 252 82C220 84 180 76 148 100Z" fill="${hair}"/>`
  }
}

function bag(): string {
  return `<path d="M40 500H190Q200 500 200 512V610Q200 620 190 620H40Q30 620 30 610V512Q30 500 40 500Z" fill="#8a4a2b"/><path d="M30 540H200" stroke="#5e3019" stroke-width="6"/><path d="M84 500V478Q84 466 96 466H134Q146 466 146 478V500" fill="none" stroke="#5e3019" stroke-width="12"/><circle cx="115" cy="572" r="30" fill="#f6e7c9"/><path d="M93 558C100 566 105 565 106 564C111 560 119 560 124 564C125 565 130 566 137 558C140 567 135 572 128 573C127 584 121 593 115 593C109 593 103 584 102 573C95 572 90 567 93 558Z" fill="#5e3019"/>`
}

/** The flask of liquid nitrogen in which semen is carried. */
function flask(): string {
  return `<path d="M40 500C40 470 90 466 90 440H150C150 466 200 470 200 500V620Q120 640 40 620Z" fill="#c6d2d8"/><path d="M156 452C170 470 176 480 174 510V628Q190 624 200 620V500C200 476 166 466 156 452Z" fill="#8797a0" fill-opacity=".7"/><rect x="84" y="416" width="72" height="30" rx="8" fill="#2b6cb0"/><path d="M64 520V600" stroke="#fff" stroke-width="10" stroke-linecap="round"/><path d="M40 480Q20 440 60 420M200 480Q220 440 180 420" fill="none" stroke="#8797a0" stroke-width="10"/><rect x="92" y="520" width="60" height="50" rx="6" fill="#2b6cb0"/><path d="M122 530l-14 18h12l-6 14 18 -20h-12z" fill="#fff"/>`
}

/** A veterinarian or technician, standing. */
export function person(appearance: Appearance): Figure {
  const { skin, coat, trousers, hair } = appearance
  const isDoctor = appearance.carries === 'bag'
  const svg = `<path d="M160 560H220L216 790H164ZM236 560H300L310 790H258Z" fill="${trousers}"/><path d="M236 560H262L276 790H258Z" fill="#1d120c" fill-opacity=".15"/>
    <path d="M150 790H222V806Q180 816 140 806ZM250 790H322Q330 806 330 806Q290 816 250 808Z" fill="#33261f"/>
    <path d="M130 270C150 236 180 226 214 226C260 226 300 240 318 276C336 360 336 520 330 ${isDoctor ? 660 : 590}Q230 ${isDoctor ? 684 : 606} 132 ${isDoctor ? 660 : 590}C122 500 118 360 130 270Z" fill="${coat}"/>
    <path d="M270 236C300 300 310 480 300 ${isDoctor ? 668 : 598}Q320 666 330 ${isDoctor ? 660 : 590}C336 520 336 360 318 276C306 254 290 242 270 236Z" fill="#1d120c" fill-opacity=".1"/>
    <path d="M182 228L214 300L250 228Z" fill="${isDoctor ? '#7fb3c8' : '#f4efe4'}"/><path d="M214 300V650" stroke="#1d120c" stroke-width="4" stroke-opacity=".18"/>
    <path d="M186 190H244V236Q214 260 186 236Z" fill="${skin}"/><path d="M186 206Q214 236 244 200V220Q214 250 186 226Z" fill="#1d120c" fill-opacity=".15"/>
    ${isDoctor ? '<path d="M176 236C170 300 180 350 206 372M254 236C262 300 254 340 236 366" fill="none" stroke="#33414a" stroke-width="9"/><circle cx="210" cy="384" r="17" fill="#8d979c" stroke="#33414a" stroke-width="6"/>' : '<rect x="236" y="310" width="60" height="56" rx="6" fill="#1d120c" fill-opacity=".18"/>'}
    <path d="M146 122C142 60 176 36 208 36C246 36 274 64 270 124C266 180 236 208 208 208C178 208 150 178 146 122Z" fill="${skin}"/><ellipse cx="272" cy="130" rx="14" ry="20" fill="${skin}"/>
    <ellipse cx="184" cy="122" rx="8" ry="9" fill="#20150f"/><ellipse cx="232" cy="122" rx="8" ry="9" fill="#20150f"/><path d="M170 102q14 -10 28 -2M218 100q16 -8 28 2" fill="none" stroke="${hair}" stroke-width="7" stroke-linecap="round"/><path d="M206 126q-10 22 4 26" fill="none" stroke="#1d120c" stroke-width="5" stroke-opacity=".35" stroke-linecap="round"/>
    ${appearance.moustache ? `<path d="M178 162Q206 150 236 162Q222 176 206 168Q192 176 178 162Z" fill="${hair}"/>` : ''}<path d="M186 176q22 14 42 0" fill="none" stroke="#8f3f34" stroke-width="6" stroke-linecap="round"/>
    ${headgear(appearance)}
    ${appearance.carries === 'bag' ? bag() : flask()}
    <path d="M138 268C104 300 92 380 92 440L92 470L146 474C148 420 160 370 172 330Z" fill="${coat}"/><path d="M138 268C104 300 92 380 92 440L92 470L146 474C148 420 160 370 172 330Z" fill="#1d120c" fill-opacity=".06"/><circle cx="118" cy="484" r="26" fill="${skin}"/>
    <path d="M306 262C350 290 366 340 360 400L300 440L276 400L316 366C310 340 300 320 290 300Z" fill="${coat}"/><path d="M306 262C350 290 366 340 360 400L300 440L292 430L344 390C346 340 330 290 300 272Z" fill="#1d120c" fill-opacity=".1"/><circle cx="284" cy="424" r="25" fill="${skin}"/>`
  return { svg, width: 370, height: 814, portrait: { x: 210, y: 260 } }
}
