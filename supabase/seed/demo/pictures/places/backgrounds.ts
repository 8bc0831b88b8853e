import { acacia, cloud, ground, palm, pebbles, sky, sun, tree, treeline, tufts } from './nature.ts'
import { charpai, haystack, house, pots, stall } from './village.ts'

const rows = (colour: string) =>
  Array.from(
    { length: 13 },
    (_, index) =>
      `<path d="M${640 + (index - 6) * 30} 560L${640 + (index - 6) * 260} 960" stroke="${colour}" stroke-width="16" stroke-opacity=".35"/>`,
  ).join('')

const field = () =>
  `${sky('#8ecae6', '#cfe9ee', '#fdf3d8')}${sun(1010, 170, 62, '#ffe08a')}${cloud(150, 130, 1.3)}${cloud(660, 90, 1)}
  <path d="M0 500C200 420 380 470 560 440C780 400 1000 470 1280 420V640H0Z" fill="#a9cfa0"/>${treeline(530, '#6fa469')}
  ${ground(540, '#b5d66f', '#6ea84b')}${rows('#5f9a43')}${tree(180, 590, 1.25, '#4f9150', '#2f6b3c')}${tree(1150, 570, 0.9, '#5c9f55', '#387544')}`

const mustard = () =>
  `${sky('#9bd0ea', '#d8edf0', '#fff4d2')}${cloud(880, 120, 1.4)}${cloud(240, 170, 1)}${treeline(524, '#7fae74', 52)}
  ${ground(530, '#f6d34a', '#e2b52d')}${Array.from({ length: 60 }, (_, index) => `<circle cx="${(index * 149) % 1280}" cy="${548 + ((index * 67) % 150)}" r="${5 + (index % 4)}" fill="${index % 3 ? '#fbe681' : '#9db33f'}"/>`).join('')}
  <path d="M0 720C300 690 900 690 1280 720V960H0Z" fill="#86b04c"/><path d="M0 790C400 760 900 770 1280 800V960H0Z" fill="#74a044"/>
  ${tree(1100, 560, 0.85, '#4f9150', '#2f6b3c')}`

const yard = () =>
  `${sky('#a8d8ea', '#dff0ea', '#fdf0d5')}${cloud(820, 90, 1.2)}${tree(1080, 590, 1.55, '#5b9a4f', '#38733f')}${treeline(560, '#8cb578', 70)}
  ${ground(580, '#e8c692', '#cf9f64')}${house(60, 640, 560, '#b5793c')}${charpai(820, 720, 0.95)}${pots(700, 690, 0.8)}${pebbles('#bd8b53')}`

const shed = () =>
  `${stall()}${ground(640, '#c99f63', '#a87b45')}
  ${Array.from({ length: 46 }, (_, index) => `<path d="M${(index * 211) % 1280} ${680 + ((index * 83) % 270)}l${28 + (index % 5) * 8} ${(index % 3) * 8 - 8}" stroke="#e3c26d" stroke-width="5" stroke-linecap="round" stroke-opacity=".8"/>`).join('')}
  <path d="M930 690H1260L1236 780H952Z" fill="#8d8f8c"/><path d="M930 690H1260L1254 710H936Z" fill="#b4b6b2"/><path d="M950 692C980 640 1060 632 1100 652C1150 630 1220 650 1244 692Z" fill="#7fae4c"/>`

const deccan = () =>
  `${sky('#f3c98b', '#f9e2b6', '#fdf1d8')}${sun(260, 200, 64, '#fff0b8')}
  <path d="M0 480L150 400H330L420 470L560 470L700 372H900L1010 450H1130L1280 400V620H0Z" fill="#cfa07a"/><path d="M0 520C240 460 460 520 700 490C920 464 1100 520 1280 486V640H0Z" fill="#b98a5c"/>
  ${ground(550, '#d9b26a', '#b9894a')}${acacia(190, 620, 1.15, '#8a9a4c')}${acacia(1120, 590, 0.95, '#7d8f49')}${pebbles('#a27742')}${tufts('#c9b45a', '#a99342')}`

const river = () =>
  `${sky('#7cc6d9', '#c4e7df', '#fdf3d5')}${sun(900, 180, 56, '#fff1b0')}${cloud(240, 140, 1.2)}<path d="M0 470C260 420 520 460 760 440C980 420 1140 450 1280 430V560H0Z" fill="#6fae7c"/>
  <rect y="520" width="1280" height="130" fill="#6db7c4"/><path d="M80 560h220M420 596h280M820 556h200M980 610h240M160 624h180" stroke="#d8f0ee" stroke-width="7" stroke-linecap="round" stroke-opacity=".7"/>
  ${ground(640, '#8fc35f', '#589448')}${palm(150, 690, 1.3, 50)}${palm(290, 670, 1, -30)}${palm(1140, 690, 1.35, -60)}${tufts('#6fae4e', '#478540')}`

const evening = () =>
  `${sky('#e8845c', '#f7b267', '#fde3a7')}${sun(640, 400, 96, '#fff0b0')}${cloud(140, 170, 1.3, '#fbd0a0')}${cloud(930, 120, 1.5, '#fbd0a0')}
  <path d="M0 500C260 450 520 500 760 470C980 450 1140 490 1280 460V600H0Z" fill="#b9765a"/>${treeline(530, '#8c6248')}
  ${ground(545, '#c9a04e', '#8f7a3c')}${tree(150, 600, 1.2, '#7d7a3c', '#575a33')}${haystack(1120, 640, 1)}${tufts('#a8913f', '#7f7236')}`

const dunes = () =>
  `${sky('#8fcbe4', '#d6ebe3', '#fdeec7')}${sun(980, 150, 60, '#fff3bd')}<path d="M0 520C200 430 420 470 620 510C820 430 1060 430 1280 510V700H0Z" fill="#edc98c"/>
  ${ground(570, '#efcd8e', '#d9a760')}<path d="M0 700C320 620 700 720 1280 640V760C800 800 300 720 0 790Z" fill="#e3b872"/><path d="M0 860C400 790 900 860 1280 810V960H0Z" fill="#cf9c55"/>
  <g transform="translate(800 330) scale(.62)">${house(340, 470, 380, '#a97b3f', '#e0b077')}</g>${acacia(170, 620, 1.2, '#7f9a55')}`

const hills = () =>
  `${sky('#7db9e0', '#c3e0ee', '#f3f4e6')}${cloud(880, 130, 1.3)}<path d="M0 430L180 250L300 340L470 170L640 360L800 230L960 370L1120 240L1280 380V600H0Z" fill="#8aa5bd"/>
  <path d="M180 250L230 288L190 300L150 290ZM470 170L540 250L480 262L420 232ZM800 230L850 274L800 284L756 262ZM1120 240L1170 286L1118 296L1076 272Z" fill="#fff"/>
  <path d="M0 500C200 430 420 480 640 450C860 430 1080 490 1280 450V620H0Z" fill="#6d9a76"/>${Array.from({ length: 15 }, (_, index) => `<path transform="translate(${index * 92 + 10} ${566 - ((index * 31) % 24)}) scale(${0.8 + (index % 3) * 0.25})" d="M0 -110L38 -40H20L48 0H-48L-20 -40H-38Z" fill="${index % 2 ? '#3f7354' : '#4c8460'}"/>`).join('')}
  ${ground(560, '#a8cf78', '#6ea251')}${tufts('#86b65c', '#5d9447')}`

const morning = () =>
  `${sky('#f6c9a8', '#fbe3c4', '#fdf4e0')}${sun(320, 330, 70, '#fff6cf')}<path d="M0 500C300 450 500 490 760 460C1000 440 1140 480 1280 460V600H0Z" fill="#b5cfa0"/>${treeline(540, '#86ad7c', 58)}<rect y="500" width="1280" height="70" fill="#fff" fill-opacity=".35"/>
  ${ground(560, '#bcd683', '#7aac55')}${tree(1080, 620, 1.35, '#6ba45d', '#447e4b')}${haystack(190, 660, 0.9)}${tufts('#8fbd5e', '#66994a')}`

/** Where a picture was taken. Everything is drawn 1280 × 960, with room for an animal on y = 850. */
export const BACKGROUNDS = { field, mustard, yard, shed, deccan, river, evening, dunes, hills, morning } as const
export type Background = keyof typeof BACKGROUNDS
