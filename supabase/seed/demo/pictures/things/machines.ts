import type { Figure } from '../animals/paint.ts'
import { wheel } from './wheels.ts'

const still = (svg: string): Figure => ({ svg, width: 900, height: 600, portrait: { x: 450, y: 320 } })

function tractor(body: string, dark: string): Figure {
  return still(`<path d="M230 470H640V420H230Z" fill="#3b3733"/><path d="M96 250Q100 226 130 222L420 206V410H110Q94 400 96 380Z" fill="${body}"/>
    <path d="M96 330H420V410H110Q94 400 96 380Z" fill="${dark}"/><path d="M100 250h24v120h-24z" fill="#2f2a27"/><path d="M110 262v96M118 262v96" stroke="#6b645c" stroke-width="4"/>
    <circle cx="112" cy="238" r="20" fill="#fff1b8" stroke="#d9d4cb" stroke-width="6"/><path d="M150 286H400M150 306H400" stroke="#fff" stroke-width="7" stroke-opacity=".55"/>
    <path d="M210 210V90Q210 78 224 78" fill="none" stroke="#3b3733" stroke-width="20"/><path d="M210 190v-60" stroke="#8d867e" stroke-width="22"/>
    <path d="M420 410V206L450 200V410Z" fill="#2f2a27"/><path d="M450 410H700L790 300V250H690L650 380H450Z" fill="${body}"/><path d="M690 250C720 214 820 216 850 300L812 316C790 270 740 262 690 270Z" fill="${body}"/>
    <path d="M600 380V240Q600 226 618 226H660V380Z" fill="#2f2a27"/><path d="M588 300h80v26h-80z" fill="#26221f"/><path d="M500 206L548 176" stroke="#2f2a27" stroke-width="10"/><ellipse cx="540" cy="176" rx="40" ry="12" transform="rotate(-30 540 176)" fill="none" stroke="#2f2a27" stroke-width="9"/>
    <path d="M470 200V40M780 262V40" stroke="#3b3733" stroke-width="13"/><path d="M440 40Q620 2 812 40V58H440Z" fill="${dark}"/><path d="M440 40Q620 2 812 40" fill="none" stroke="#fff" stroke-width="4" stroke-opacity=".4"/>
    ${wheel(220, 500, 100, '#e8d9b0')}${wheel(706, 430, 168, '#e8d9b0', true)}<path d="M540 300C590 190 830 170 880 330L852 344C800 230 640 230 580 318Z" fill="${body}"/>`)
}

function chaffCutter(): Figure {
  const spokes = [20, 80, 140].map(
    (turn) => `<rect x="292" y="70" width="16" height="300" fill="#b9372b" transform="rotate(${turn} 300 220)"/>`,
  )
  return still(`<path d="M380 330L330 600M560 330L640 600M350 520H620" stroke="#2f5d3a" stroke-width="26" stroke-linecap="round"/><path d="M340 250L860 180V270L360 340Z" fill="#3a7a49"/><path d="M340 250L860 180V200L346 272Z" fill="#fff" fill-opacity=".2"/>
    ${Array.from({ length: 9 }, (_, index) => `<path d="M${520 + index * 40} ${220 - index * 5}C${560 + index * 40} ${170 - index * 6} ${600 + index * 34} ${160 - index * 4} ${640 + index * 32} ${180 - index * 4}" fill="none" stroke="${index % 2 ? '#6fae4e' : '#8ccb58'}" stroke-width="13" stroke-linecap="round"/>`).join('')}
    <circle cx="300" cy="220" r="168" fill="none" stroke="#c9433a" stroke-width="34"/><circle cx="300" cy="220" r="168" fill="none" stroke="#fff" stroke-width="6" stroke-opacity=".25"/>${spokes.join('')}<circle cx="300" cy="220" r="40" fill="#8f2a22"/><circle cx="300" cy="220" r="16" fill="#e5ddd0"/>
    <rect x="420" y="430" width="170" height="96" rx="14" fill="#2b5f8f"/><path d="M440 446v64M464 446v64M488 446v64M512 446v64M536 446v64" stroke="#1c4266" stroke-width="8"/><circle cx="596" cy="478" r="30" fill="#3b3733"/>
    <path d="M60 600C100 540 170 520 230 530C280 540 320 570 340 600Z" fill="#8ab75a"/><path d="M90 586l30 -20M150 570l24 -18M210 580l26 -18M270 590l22 -12" stroke="#5d9440" stroke-width="7" stroke-linecap="round"/>`)
}

function milkingMachine(): Figure {
  const cups = [0, 1, 2, 3].map(
    (index) =>
      `<path d="M${128 + index * 44} 420l${-10 + index * 6} 80" stroke="#2f2a27" stroke-width="13"/><rect x="${108 + index * 48}" y="486" width="28" height="90" rx="12" fill="#cfd6d8"/>`,
  )
  return still(`<path d="M330 560H840" stroke="#3b3733" stroke-width="22" stroke-linecap="round"/><path d="M800 560V190Q800 150 846 140" fill="none" stroke="#c0392b" stroke-width="20" stroke-linecap="round"/>
    <rect x="580" y="390" width="210" height="150" rx="20" fill="#2b6f9f"/><path d="M606 410v110M634 410v110M662 410v110M690 410v110" stroke="#1d5279" stroke-width="10"/><rect x="600" y="330" width="150" height="66" rx="12" fill="#38444c"/><circle cx="640" cy="290" r="44" fill="#f6f2e8" stroke="#8d979c" stroke-width="12"/><path d="M640 290l22 -22" stroke="#c0392b" stroke-width="7" stroke-linecap="round"/><path d="M640 330v20" stroke="#8d979c" stroke-width="16"/>
    <path d="M340 540C330 430 336 330 360 270Q450 240 540 270C564 330 570 430 560 540Q450 566 340 540Z" fill="#d3dadd"/><path d="M500 262C540 330 540 470 520 550Q546 546 560 540C570 430 564 330 540 270Z" fill="#8d979c" fill-opacity=".6"/><path d="M384 290q-16 110 -6 220" stroke="#fff" stroke-width="14" fill="none" stroke-linecap="round" stroke-opacity=".8"/>
    <ellipse cx="450" cy="262" rx="96" ry="26" fill="#aab4b8"/><ellipse cx="450" cy="250" rx="80" ry="22" fill="#e4e9ea"/><rect x="430" y="206" width="40" height="40" rx="8" fill="#3b3733"/>
    <path d="M450 210C440 120 260 120 220 300C206 360 200 390 196 410" fill="none" stroke="#2f2a27" stroke-width="16"/><path d="M470 216C520 130 610 180 630 260" fill="none" stroke="#2f2a27" stroke-width="14"/><path d="M140 400H260L240 436H160Z" fill="#3b3733"/>${cups.join('')}
    ${wheel(370, 568, 36, '#c9433a')}${wheel(780, 568, 36, '#c9433a')}`)
}

function trolley(): Figure {
  return still(`<path d="M40 430H240" stroke="#3b3733" stroke-width="20" stroke-linecap="round"/><circle cx="44" cy="430" r="22" fill="none" stroke="#3b3733" stroke-width="12"/><path d="M190 190H870V400H190Z" fill="#d98a2b"/><path d="M190 330H870V400H190Z" fill="#a8631b" fill-opacity=".6"/>
    ${[190, 326, 462, 598, 734, 850].map((x) => `<rect x="${x}" y="176" width="20" height="236" fill="#a8631b"/>`).join('')}<path d="M190 184H870" stroke="#f4c67c" stroke-width="14"/><rect x="200" y="400" width="660" height="26" fill="#3b3733"/>
    <path d="M210 180C260 90 400 70 520 90C660 60 820 100 850 180Z" fill="#e0b85e"/><path d="M260 150q30 -20 60 -4M360 120q40 -20 80 0M520 124q40 -24 90 0M680 130q40 -10 70 14" fill="none" stroke="#b98a36" stroke-width="7"/>${wheel(470, 500, 96, '#e8d9b0')}${wheel(680, 500, 96, '#e8d9b0')}`)
}

function rotavator(): Figure {
  const blades = Array.from(
    { length: 9 },
    (_, index) =>
      `<path d="M${160 + index * 74} 470q-34 40 -4 96q-50 -20 -44 -70z" fill="#3b3733"/><path d="M${160 + index * 74} 470q40 30 24 90q34 -40 12 -90z" fill="#5a534c"/>`,
  )
  return still(`${blades.join('')}<rect x="110" y="440" width="690" height="40" rx="18" fill="#8d979c"/><path d="M80 300Q90 260 140 256H770Q820 260 830 300L850 470H800L780 350H130L110 470H60Z" fill="#c0392b"/><path d="M130 350H780L786 386H124Z" fill="#7f1f16" fill-opacity=".5"/><path d="M120 286H790" stroke="#fff" stroke-width="8" stroke-opacity=".35"/>
    <path d="M400 260L430 90H480L510 260M340 260L420 120M570 260L490 120" fill="none" stroke="#2f2a27" stroke-width="26" stroke-linejoin="round"/><rect x="402" y="216" width="106" height="70" rx="10" fill="#e0b25a"/><circle cx="455" cy="104" r="16" fill="#d9d4cb"/>
    <path d="M40 590Q450 550 860 590V606H40Z" fill="#7a5233" fill-opacity=".8"/>`)
}

function thresher(): Figure {
  return still(`<path d="M150 120L330 230H120Z" fill="#c0392b"/><path d="M60 110H250L300 220H140Z" fill="#e0564a"/><rect x="150" y="220" width="560" height="230" rx="16" fill="#2b6f9f"/><rect x="150" y="370" width="560" height="80" rx="16" fill="#1d5279"/><path d="M190 260H460V340H190Z" fill="#e8d9b0"/><path d="M210 300h230" stroke="#c0392b" stroke-width="12"/>
    <circle cx="590" cy="320" r="76" fill="#e0b25a"/><circle cx="590" cy="320" r="52" fill="none" stroke="#8a5f1c" stroke-width="10"/><circle cx="590" cy="320" r="16" fill="#3b3733"/><path d="M700 250L860 150L880 200L720 330Z" fill="#e0564a"/><path d="M860 150q60 40 30 150" stroke="#e5c46c" stroke-width="22" fill="none" stroke-linecap="round" stroke-dasharray="14 20"/>
    <path d="M180 450V540M680 450V540" stroke="#3b3733" stroke-width="20"/><path d="M240 450L300 520H420L460 450Z" fill="#8d979c"/><path d="M270 606C300 560 340 540 370 540C410 544 440 570 460 606Z" fill="#e9b949"/>${wheel(190, 530, 70, '#e8d9b0')}${wheel(670, 530, 70, '#e8d9b0')}`)
}

function pumpSet(): Figure {
  const fins = [0, 1, 2, 3, 4].map(
    (index) => `<path d="M410 ${206 + index * 20}H560" stroke="#1c3f2a" stroke-width="7"/>`,
  )
  return still(`<path d="M120 560H780" stroke="#8a5733" stroke-width="36" stroke-linecap="round"/><rect x="300" y="300" width="330" height="230" rx="26" fill="#2f7d4f"/><rect x="300" y="430" width="330" height="100" rx="26" fill="#1f5c38"/><rect x="400" y="186" width="170" height="130" rx="14" fill="#38915d"/>${fins.join('')}
    <path d="M430 190V130H360V90" fill="none" stroke="#3b3733" stroke-width="22"/><path d="M590 180V210" stroke="#3b3733" stroke-width="60"/><rect x="510" y="110" width="160" height="76" rx="16" fill="#c0392b"/><circle cx="560" cy="108" r="14" fill="#d9d4cb"/>${wheel(330, 420, 120, '#c9433a')}
    <circle cx="710" cy="440" r="96" fill="#2b6f9f"/><circle cx="710" cy="440" r="60" fill="#1d5279"/><circle cx="710" cy="440" r="22" fill="#d9d4cb"/><path d="M710 344V210H860" fill="none" stroke="#5d93b5" stroke-width="44" stroke-linejoin="round"/><path d="M870 190q70 20 60 220" fill="none" stroke="#8fd0e4" stroke-width="30" stroke-linecap="round" stroke-opacity=".9"/>`)
}

function milkCans(): Figure {
  const can = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-110 -8V-230C-110 -280 -62 -290 -58 -330H58C62 -290 110 -280 110 -230V-8Q0 16 -110 -8Z" fill="#cdd5d8"/><path d="M50 -326C58 -286 86 -270 84 -220V0Q100 -4 110 -8V-230C110 -280 62 -290 58 -330Z" fill="#8d979c" fill-opacity=".7"/><path d="M-80 -220V-30" stroke="#fff" stroke-width="16" stroke-linecap="round" stroke-opacity=".8"/><path d="M-110 -190Q0 -170 110 -190M-110 -60Q0 -40 110 -60" fill="none" stroke="#9aa5a9" stroke-width="9"/><ellipse cy="-334" rx="74" ry="20" fill="#aab4b8"/><ellipse cy="-350" rx="66" ry="18" fill="#e4e9ea"/><path d="M-30 -356q30 -34 60 0" fill="none" stroke="#8d979c" stroke-width="12"/></g>`
  return still(can(700, 560, 1.15) + can(230, 560, 1.15) + can(460, 604, 1.45))
}

/** The machines by product key, 900 × 600. */
export const MACHINES: Readonly<Record<string, () => Figure>> = {
  tractor: () => tractor('#c9352b', '#8f231c'),
  tractorBlue: () => tractor('#2b6cb0', '#1d4a7d'),
  chaffCutter,
  milkingMachine,
  trolley,
  rotavator,
  thresher,
  pumpSet,
  milkCans,
}
