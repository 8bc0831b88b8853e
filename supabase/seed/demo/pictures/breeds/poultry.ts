import type { Plumage } from '../animals/fowl.ts'

const BARE = { legs: '#e0b04a', comb: '#d13c31', beak: '#e6bb5c' }

/** The plumage of each kind of bird; turkeys and emus have one only. */
export const CHICKENS: Readonly<Record<string, { plumage: Plumage; cock: boolean }>> = {
  layer: {
    plumage: {
      base: '#ab5a2c',
      shade: '#763a1a',
      light: '#c87b46',
      wing: '#8d4721',
      tail: '#4b2a1a',
      neck: '#bd6d33',
      ...BARE,
    },
    cock: false,
  },
  broiler: {
    plumage: {
      base: '#f3eee3',
      shade: '#cfc6b6',
      light: '#ffffff',
      wing: '#e2dacb',
      tail: '#e2dacb',
      neck: '#faf7f0',
      ...BARE,
    },
    cock: false,
  },
  kadaknath: {
    plumage: {
      base: '#2b2a2f',
      shade: '#19181c',
      light: '#46444c',
      wing: '#35404a',
      tail: '#232a33',
      neck: '#38363d',
      legs: '#3d3a40',
      comb: '#5b3f4a',
      beak: '#2f2b30',
    },
    cock: true,
  },
  aseel: {
    plumage: {
      base: '#8a3b1f',
      shade: '#4d2415',
      light: '#b6582d',
      wing: '#2e5a50',
      tail: '#1f3d3a',
      neck: '#d98a2b',
      ...BARE,
    },
    cock: true,
  },
  desi: {
    plumage: {
      base: '#c8913f',
      shade: '#8f5f24',
      light: '#e0b264',
      wing: '#7c4a22',
      tail: '#2f2621',
      neck: '#dda84e',
      ...BARE,
    },
    cock: false,
  },
}

export const DUCKS: Readonly<Record<string, Plumage>> = {
  white: {
    base: '#ece6d9',
    shade: '#c5bdac',
    light: '#fffdf7',
    wing: '#dad2c1',
    tail: '#dad2c1',
    neck: '#f6f2e8',
    legs: '#e8912e',
    comb: '#e8912e',
    beak: '#eda23c',
  },
  khaki: {
    base: '#b1905f',
    shade: '#80643c',
    light: '#c9ab7c',
    wing: '#94744a',
    tail: '#7c603b',
    neck: '#8a6a42',
    legs: '#d98a3a',
    comb: '#d98a3a',
    beak: '#5f6b4a',
  },
}

export const QUAIL: Plumage = {
  base: '#9c7348',
  shade: '#6d4c2d',
  light: '#c29c6c',
  wing: '#805a36',
  tail: '#5c4027',
  neck: '#ead9b8',
  legs: '#d8a06a',
  comb: '#d8a06a',
  beak: '#5a4634',
}
