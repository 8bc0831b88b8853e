import { Box, Typography } from '@mui/material'
import type { SxProps } from '@mui/material/styles'
import { Link } from 'react-router-dom'

/** A link that the whole of its tile is pressed for. */
const WHOLE_TILE: SxProps = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
  '&:hover, &:focus-visible': { textDecoration: 'underline', outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid', outlineColor: 'primary.main' },
}

interface TileNameProps {
  /** In the reader's words. */
  readonly name: string
  /** Where more is told of what the tile counts. */
  readonly to?: string | undefined
}

/** What a number is called, in a list of such. Where it leads on, its whole tile does: that is to be positioned. */
export function TileName({ name, to }: TileNameProps) {
  return (
    <Typography component="dt" variant="body2" color="textSecondary">
      {to ? (
        <Box component={Link} to={to} sx={WHOLE_TILE}>
          {name}
        </Box>
      ) : (
        name
      )}
    </Typography>
  )
}
