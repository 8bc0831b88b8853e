import { useTheme } from '@mui/material'

/** What tells one series from the others: a colour, and a pattern and a mark for whoever does not see colours. */
export interface Tone {
  readonly colour: string
  /** How bars are filled. */
  readonly pattern: 'full' | 'striped' | 'dotted' | 'hollow'
  /** The dashes of a line, as SVG writes them. */
  readonly dashes: string
}

const PATTERNS: readonly Omit<Tone, 'colour'>[] = [
  { pattern: 'full', dashes: 'none' },
  { pattern: 'striped', dashes: '7 4' },
  { pattern: 'dotted', dashes: '2 4' },
  { pattern: 'hollow', dashes: '10 3 2 3' },
]

/** Leaf, turmeric, indigo and earth. Each stands out from its paper by 3 to 1 at least. */
const COLOURS = {
  light: ['#1f7a3d', '#a86400', '#4b4fa8', '#645a4f'],
  dark: ['#7fd097', '#f0b93a', '#aeb2f5', '#bdb2a5'],
} as const

/** How many series one picture can tell apart. */
export const SERIES_MAX = PATTERNS.length

/** The tones of a picture's series, in their order. */
export function useTones(): readonly Tone[] {
  const colours = COLOURS[useTheme().palette.mode]
  return PATTERNS.map((pattern, index) => ({ ...pattern, colour: colours[index] ?? colours[0] }))
}
