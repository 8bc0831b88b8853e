import type { CattleShape } from '../animals/cattle.ts'
import type { Coat } from '../animals/paint.ts'
import { BLAZE, pied, speckle } from './marks.ts'

const GIR_BLOTCHES =
  '<path d="M560 300C590 270 650 280 668 320C700 340 690 400 640 396C600 420 560 390 570 350C548 340 546 316 560 300Z" fill="#efd9bf"/><path d="M440 230C470 250 476 290 450 310C430 340 404 320 410 290C396 268 414 236 440 230Z" fill="#efd9bf"/><path d="M780 230C820 222 850 250 836 290C820 320 788 300 780 274Z" fill="#efd9bf"/>'

/** How a cow of each breed looks; bulls, bullocks and heifers follow from it. */
export const CATTLE: Readonly<Record<string, { coat: Coat; shape: Omit<CattleShape, 'udder'> }>> = {
  'Holstein Friesian': {
    coat: {
      base: '#f3efe7',
      shade: '#cbc4b8',
      light: '#ffffff',
      head: '#2a2624',
      ear: '#2a2624',
      muzzle: '#d0a99d',
      patches: pied('#2a2624'),
      headPatches: '<path d="M196 110L160 150L120 220L140 226L190 160Z" fill="#f3efe7"/>',
    },
    shape: { hump: 0, dewlap: 0.15, horns: 'stub', ears: 'side' },
  },
  Jersey: {
    coat: {
      base: '#c48d58',
      shade: '#94622f',
      light: '#dcab76',
      muzzle: '#3b2c25',
      ear: '#a8713f',
      headPatches: '<path d="M40 210C90 214 150 250 168 300L150 360L40 350Z" fill="#ead6b8"/>',
    },
    shape: { hump: 0, dewlap: 0.15, horns: 'stub', ears: 'side' },
  },
  Sahiwal: {
    coat: {
      base: '#a35530',
      shade: '#773719',
      light: '#bd6d41',
      muzzle: '#6b4030',
      patches: '<path d="M400 470C460 440 560 450 640 480L600 520H420Z" fill="#ead9c3" fill-opacity=".8"/>',
    },
    shape: { hump: 0.62, dewlap: 1, horns: 'stub', ears: 'side' },
  },
  Gir: {
    coat: {
      base: '#a9502c',
      shade: '#7c3519',
      light: '#c2683d',
      ear: '#8a3f20',
      patches: GIR_BLOTCHES + speckle('#efd9bf', 64, 3, 7),
      headPatches: speckle('#f0dcc4', 6, 1, 8, [150, 140, 240, 260]),
    },
    shape: { hump: 0.95, dewlap: 1, horns: 'curled', ears: 'hanging' },
  },
  'Red Sindhi': {
    coat: { base: '#84331d', shade: '#5c2011', light: '#9d462b', muzzle: '#3a231c' },
    shape: { hump: 0.75, dewlap: 0.9, horns: 'short', ears: 'side' },
  },
  Tharparkar: {
    coat: { base: '#e3dfd6', shade: '#b5aea2', light: '#f8f6f1', muzzle: '#332b28', horn: '#8d8378' },
    shape: { hump: 0.75, dewlap: 0.75, horns: 'lyre', ears: 'side' },
  },
  Ongole: {
    coat: { base: '#f2eee6', shade: '#c8c1b5', light: '#ffffff', muzzle: '#332b28', horn: '#7d746a' },
    shape: { hump: 1, dewlap: 1, horns: 'short', ears: 'side' },
  },
  Hallikar: {
    coat: { base: '#9b9894', shade: '#6b6764', light: '#bbb8b3', muzzle: '#2d2725', horn: '#4b443f', head: '#86827e' },
    shape: { hump: 0.85, dewlap: 0.45, horns: 'swept', ears: 'side' },
  },
  'Amrit Mahal': {
    coat: {
      base: '#7d7975',
      shade: '#514d4a',
      light: '#a29e99',
      muzzle: '#231e1c',
      horn: '#3d3733',
      head: '#5f5b58',
      headPatches: '<path d="M190 120L160 160L140 210L165 214L200 160Z" fill="#bdb8b0" fill-opacity=".7"/>',
    },
    shape: { hump: 0.85, dewlap: 0.35, horns: 'swept', ears: 'side' },
  },
  Khillari: {
    coat: { base: '#ece6db', shade: '#c0b8ab', light: '#fdfbf6', muzzle: '#a98577', horn: '#a07c5e' },
    shape: { hump: 0.9, dewlap: 0.4, horns: 'lyre', ears: 'side' },
  },
  Crossbred: {
    coat: {
      base: '#3a302b',
      shade: '#241d1a',
      light: '#5a4c45',
      muzzle: '#cbaea4',
      headPatches: BLAZE,
      patches:
        '<path d="M560 170C590 260 640 330 720 320C780 300 770 220 750 170Z" fill="#f0ebe1"/><path d="M330 470C400 420 520 440 600 480L560 530H330Z" fill="#f0ebe1"/><path d="M250 300C290 330 300 400 280 450L200 440Z" fill="#f0ebe1"/>',
      shanks: '#e9e2d6',
    },
    shape: { hump: 0.1, dewlap: 0.35, horns: 'stub', ears: 'side' },
  },
  'Non-descript (Desi)': {
    coat: {
      base: '#c59463',
      shade: '#946539',
      light: '#ddb186',
      muzzle: '#4a342a',
      patches: '<path d="M380 480C440 420 580 430 660 480L640 520H380Z" fill="#f1e4d0" fill-opacity=".85"/>',
    },
    shape: { hump: 0.7, dewlap: 0.6, horns: 'short', ears: 'side' },
  },
}
