import { formatPrice } from '@maveshi/shared/locale/format'
import { Box, Typography } from '@mui/material'
import { placeOnStrip } from './price-strip.ts'
import type { PriceSignal } from './signals.ts'

const HEIGHT_PX = 12

const on = (percent: number) => ({ position: 'absolute', insetInlineStart: `${percent}%` }) as const

interface PriceStripProps {
  /** Whole rupees. */
  readonly price: number
  readonly alike: PriceSignal
}

/** A price among those of its kind, as a picture: what most ask, the middle of it, and this one. The sentence beside it says it. */
export function PriceStrip({ price, alike: { median, lower, upper } }: PriceStripProps) {
  const [least, most] = [Math.min(price, lower), Math.max(price, upper)]
  const place = (one: number) => placeOnStrip(one, least, most)
  // The words stand under the middle of the band, and within the strip.
  const middle = (place(lower) + place(upper)) / 2
  return (
    <Box aria-hidden sx={{ mt: 1.5, maxWidth: 420 }}>
      <Box sx={{ position: 'relative', height: HEIGHT_PX, borderRadius: 1, bgcolor: 'action.hover' }}>
        <Box
          sx={{
            ...on(place(lower)),
            ...{ width: `${place(upper) - place(lower)}%`, height: '100%', borderRadius: 1, bgcolor: 'success.light' },
            opacity: 0.5,
          }}
        />
        <Box sx={{ ...on(place(median)), width: 2, height: '100%', bgcolor: 'text.primary' }} />
        <Box
          sx={{
            ...on(place(price)),
            ...{ top: '50%', width: 16, height: 16, marginInlineStart: '-8px', transform: 'translateY(-50%)' },
            ...{ borderRadius: '50%', bgcolor: 'primary.main', border: 2, borderColor: 'background.paper' },
          }}
        />
      </Box>
      <Box sx={{ display: 'flex', mt: 0.5 }}>
        <Box sx={{ flexGrow: middle }} />
        <Typography variant="body2" color="textSecondary">
          <bdi>{formatPrice(lower)}</bdi> – <bdi>{formatPrice(upper)}</bdi>
        </Typography>
        <Box sx={{ flexGrow: 100 - middle }} />
      </Box>
    </Box>
  )
}
