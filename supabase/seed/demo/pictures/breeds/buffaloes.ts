import type { BuffaloShape } from '../animals/buffalo.ts'
import type { Coat } from '../animals/paint.ts'

/** How a buffalo of each breed looks. */
export const BUFFALOES: Readonly<Record<string, { coat: Coat; horns: BuffaloShape['horns'] }>> = {
  Murrah: {
    coat: { base: '#2f2d31', shade: '#1d1b1f', light: '#4c494f', muzzle: '#403c40', horn: '#5c5450' },
    horns: 'coiled',
  },
  'Nili-Ravi': {
    coat: {
      base: '#38363a',
      shade: '#242226',
      light: '#57545a',
      muzzle: '#cfada4',
      horn: '#655c57',
      shanks: '#eee8df',
      eye: '#d7e3ea',
      tuft: '#e9e2d6',
      headPatches: '<path d="M206 136L160 176L84 306L116 318L186 226Z" fill="#eee8df"/>',
    },
    horns: 'coiled',
  },
  Jafarabadi: {
    coat: { base: '#363338', shade: '#212023', light: '#524f55', muzzle: '#3f3b3f', horn: '#6a615b' },
    horns: 'drooping',
  },
  Mehsana: {
    coat: { base: '#403b3d', shade: '#2a2628', light: '#5f595b', muzzle: '#383335', horn: '#645b56' },
    horns: 'sickle',
  },
  Surti: {
    coat: {
      base: '#6b5a50',
      shade: '#4a3c34',
      light: '#8a776b',
      muzzle: '#3f342e',
      horn: '#736860',
      patches:
        '<path d="M230 300C270 330 300 380 300 430L270 430C250 390 230 350 210 330Z" fill="#cfc3b5" fill-opacity=".7"/>',
    },
    horns: 'sickle',
  },
  Bhadawari: {
    coat: {
      base: '#94623f',
      shade: '#6b432a',
      light: '#b57f58',
      muzzle: '#4b3327',
      horn: '#6a5d52',
      shanks: '#c9a580',
    },
    horns: 'sickle',
  },
  Crossbred: {
    coat: { base: '#4a4547', shade: '#312d2f', light: '#686264', muzzle: '#3f3a3b', horn: '#6a615b' },
    horns: 'sickle',
  },
  'Non-descript (Desi)': {
    coat: { base: '#5a5250', shade: '#3d3735', light: '#7a716e', muzzle: '#3c3533', horn: '#6d645e' },
    horns: 'sickle',
  },
}
