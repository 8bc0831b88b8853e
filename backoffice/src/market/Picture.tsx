import { Box } from '@mui/material'

/** A category's picture by its icon name. Decoration: a name stands beside it. */
export function Picture({ name, side }: { name: string; side: number }) {
  return (
    <Box
      component="img"
      src={`/art/${encodeURIComponent(name)}.svg`}
      alt=""
      loading="lazy"
      sx={{ width: side, height: side, flexShrink: 0, display: 'block' }}
    />
  )
}
