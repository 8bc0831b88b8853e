import { Box, Typography } from '@mui/material'
import type { Numbers } from './numbers.ts'

/** Numbers by name on a narrow screen: each name with its numbers below, and nothing to be pushed sideways. */
export function NumbersList({ title, headings, rows }: Numbers) {
  return (
    <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map(({ key, name, cells }) => (
        <Box component="li" key={key} sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) fit-content(65%)', columnGap: 2 }}
          >
            {cells.map((cell, index) => (
              <Box key={headings[index + 1]} sx={{ display: 'contents' }}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {headings[index + 1]}
                </Typography>
                <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'end', overflowWrap: 'anywhere' }}>
                  {cell}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
