import { formatNumber } from '@maveshi/shared/locale/format'
import { Box, LinearProgress, Typography } from '@mui/material'

/** How much of something long is done; of nothing where that is not known. */
export interface Part {
  readonly done: number
  readonly total: number
}

const WHOLE_PERCENT = 100

/** How far something long has come, as a bar and in numbers. */
export function Progress({ words, part: { done, total } }: { words: string; part: Part }) {
  const numbers = `${formatNumber(done)} / ${formatNumber(total)}`
  return (
    <Box sx={{ display: 'grid', gap: 1, p: 2 }}>
      <Typography role="status">{words}</Typography>
      {total > 0 ? (
        <>
          <LinearProgress
            variant="determinate"
            value={Math.min(done / total, 1) * WHOLE_PERCENT}
            aria-label={words}
            aria-valuetext={numbers}
          />
          <Typography variant="body2" color="text.secondary" aria-hidden>
            <bdi>{numbers}</bdi>
          </Typography>
        </>
      ) : (
        <LinearProgress aria-label={words} />
      )}
    </Box>
  )
}
