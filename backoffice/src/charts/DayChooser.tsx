import { Box } from '@mui/material'
import type { ReactNode } from 'react'

interface DayChooserProps {
  /** What is chosen, in words: the picture's title. */
  readonly label: string
  readonly count: number
  readonly day: number
  /** The chosen day and its numbers, in words. */
  readonly words: string
  /** Which day lies so far from the left edge, in CSS pixels. */
  dayAt(left: number): number
  choose(day: number): void
  readonly children: ReactNode
}

/**
 * Lets a day of a picture be chosen: by pointing, by keys and by assistive technology, which meets the slider that every
 * browser has. It lies over the picture unseen.
 */
export function DayChooser({ label, count, day, words, dayAt, choose, children }: DayChooserProps) {
  const point = (event: React.PointerEvent<HTMLElement>) =>
    choose(dayAt(event.clientX - event.currentTarget.getBoundingClientRect().left))
  return (
    <Box sx={{ position: 'relative', touchAction: 'pan-y' }} onPointerDown={point} onPointerMove={point}>
      <Box
        component="input"
        type="range"
        min={0}
        max={count - 1}
        value={day}
        aria-label={label}
        aria-valuetext={words}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => choose(Number(event.target.value))}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          m: 0,
          opacity: 0,
          pointerEvents: 'none',
          '&:focus-visible + svg': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
        }}
      />
      {children}
    </Box>
  )
}
