import { Box, Typography } from '@mui/material'
import { Swatch } from './Swatch.tsx'
import type { Tone } from './tones.ts'

/** One series of a legend, with a number of it where one is told. */
export interface LegendEntry {
  readonly name: string
  readonly tone: Tone
  readonly number?: string
}

interface LegendProps {
  readonly picture: string
  readonly entries: readonly LegendEntry[]
  readonly isLine?: boolean
}

/** Which pattern and colour is what. */
export function Legend({ picture, entries, isLine = false }: LegendProps) {
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {entries.map(({ name, tone, number }) => (
        <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Swatch {...{ picture, tone, isLine }} />
          <Typography component="bdi" variant="body2">
            {name}
          </Typography>
          {number !== undefined && (
            <Typography component="b" variant="body2" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
              {number}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  )
}
