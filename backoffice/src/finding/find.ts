import type { ElementType } from 'react'

/** The kinds of what can be found, in the order in which they stand, with their headings by key. */
export const GROUPS = {
  screens: 'admin:find.screens',
  settings: 'admin:titles.settings',
  listings: 'admin:titles.listings',
  people: 'admin:titles.users',
  reports: 'admin:titles.reports',
} as const

export type Group = keyof typeof GROUPS

/** Something that was found, in the reader's words. */
export interface Find {
  readonly group: Group
  readonly icon: ElementType
  readonly name: string
  /** What tells it from others of its name. */
  readonly about: readonly string[]
  readonly path: string
}

/** A place of the console that is always there. */
export interface Place extends Find {
  /** All that it is called, in small letters. */
  readonly spoken: string
}

/** The places in whose names every word stands. */
export function placesOf<One extends Place>(places: readonly One[], text: string): One[] {
  const words = text.normalize('NFC').toLowerCase().trim().split(/\s+/).filter(Boolean)
  return places.filter(({ spoken }) => words.every((word) => spoken.includes(word)))
}
