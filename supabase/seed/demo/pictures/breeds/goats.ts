import type { GoatShape } from '../animals/goat.ts'
import type { Coat } from '../animals/paint.ts'
import { speckle } from './marks.ts'

const BODY: [number, number, number, number] = [230, 200, 700, 440]

/** How a goat of each breed looks. */
export const GOATS: Readonly<Record<string, { coat: Coat; shape: Omit<GoatShape, 'udder' | 'beard'> }>> = {
  Jamunapari: {
    coat: {
      base: '#f5f1e8',
      shade: '#d3cabb',
      light: '#ffffff',
      head: '#c08a58',
      ear: '#a9713f',
      patches: '<path d="M140 70H290C310 150 280 220 210 260L140 220Z" fill="#c08a58"/>',
      headPatches: '<path d="M60 170L120 120L150 200L100 230Z" fill="#f5f1e8" fill-opacity=".7"/>',
    },
    shape: { horns: 'short', ears: 'long', romanNose: true },
  },
  Beetal: {
    coat: {
      base: '#332c2a',
      shade: '#201b1a',
      light: '#514744',
      ear: '#8a5a3a',
      patches: speckle('#efe6d8', 16, 5, 18, BODY),
      eye: '#c79a45',
    },
    shape: { horns: 'twisted', ears: 'long', romanNose: true },
  },
  Barbari: {
    coat: {
      base: '#f4efe5',
      shade: '#d6ccbc',
      light: '#ffffff',
      ear: '#c2854f',
      patches: speckle('#c2854f', 30, 2, 19, BODY),
      headPatches: speckle('#c2854f', 7, 4, 11, [150, 70, 245, 150]),
    },
    shape: { horns: 'back', ears: 'upright', romanNose: false },
  },
  Osmanabadi: {
    coat: { base: '#2e2a2a', shade: '#1c1919', light: '#4b4544', eye: '#d1a24a' },
    shape: { horns: 'back', ears: 'hanging', romanNose: false },
  },
  Sirohi: {
    coat: {
      base: '#b8814f',
      shade: '#8a5a2f',
      light: '#cf9d6d',
      ear: '#7c4b28',
      patches:
        '<path d="M420 190C430 260 480 320 560 310C620 290 620 230 600 180Z" fill="#7c4b28"/><path d="M220 250C270 260 290 330 260 390L200 360Z" fill="#7c4b28"/><ellipse cx="380" cy="390" rx="46" ry="26" fill="#7c4b28"/>',
    },
    shape: { horns: 'short', ears: 'hanging', romanNose: false },
  },
  Tellicherry: {
    coat: {
      base: '#efe8dc',
      shade: '#cbbfae',
      light: '#fffdf8',
      ear: '#5a4a40',
      patches: '<path d="M480 180C500 280 560 340 660 330L720 200Z" fill="#4a3d36"/>',
      headPatches: '<path d="M180 50H260V140L200 150Z" fill="#4a3d36"/>',
    },
    shape: { horns: 'back', ears: 'hanging', romanNose: false },
  },
  Malabari: {
    coat: {
      base: '#8d5c3a',
      shade: '#613c22',
      light: '#ab7850',
      ear: '#4b2e1c',
      patches:
        '<path d="M330 200C360 280 400 420 480 440L300 450Z" fill="#f0e6d6"/><path d="M220 60L190 200L160 190Z" fill="#f0e6d6" fill-opacity=".8"/>',
    },
    shape: { horns: 'short', ears: 'hanging', romanNose: false },
  },
  Crossbred: {
    coat: {
      base: '#a6703f',
      shade: '#774a24',
      light: '#c28e5d',
      ear: '#efe4d2',
      head: '#efe4d2',
      patches: '<path d="M140 60H300L290 240L200 330Z" fill="#efe4d2"/>',
    },
    shape: { horns: 'back', ears: 'hanging', romanNose: false },
  },
  'Non-descript (Desi)': {
    coat: {
      base: '#6b4a33',
      shade: '#49301f',
      light: '#8a6549',
      shanks: '#2f2119',
      patches: '<path d="M300 200C420 190 560 196 690 216L690 226C560 216 420 214 300 222Z" fill="#2f2119"/>',
    },
    shape: { horns: 'back', ears: 'hanging', romanNose: false },
  },
}
