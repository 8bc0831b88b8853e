import { Box, Card, Typography } from '@mui/material'
import { TileName } from '../../layout/TileName.tsx'

/** A number that says how much of something there is. */
export interface Tile {
  /** In the reader's words. */
  readonly label: string
  readonly value: string
  /** What else there is to say of it. */
  readonly note?: string
  /** Where what it counts is listed. */
  readonly to?: string
}

/** Numbers side by side, each under its name. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 1.5, m: 0, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 148px), 1fr))' }}
    >
      {tiles.map(({ label, value, note, to }) => (
        <Card key={label} sx={{ p: 1.5, display: 'flex', flexDirection: 'column', position: 'relative' }}>
          <TileName name={label} to={to} />
          <Typography
            component="dd"
            sx={{ m: 0, fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' }}
          >
            {value}
          </Typography>
          {note && (
            <Typography component="dd" variant="caption" color="textSecondary" sx={{ m: 0 }}>
              {note}
            </Typography>
          )}
        </Card>
      ))}
    </Box>
  )
}
