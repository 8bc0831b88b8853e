import { Box } from '@mui/material'
import { fillOf } from './Fills.tsx'
import type { Tone } from './tones.ts'

interface SwatchProps {
  readonly picture: string
  readonly tone: Tone
  readonly isLine: boolean
}

/** A piece of a series, as the picture draws it. */
export function Swatch({ picture, tone, isLine }: SwatchProps) {
  const { colour, dashes } = tone
  return (
    <Box component="svg" aria-hidden width={28} height={14} sx={{ flexShrink: 0 }}>
      {isLine ? (
        <path d="M0 7h28" stroke={colour} strokeWidth={3} strokeDasharray={dashes} />
      ) : (
        <rect
          x={1}
          y={1}
          width={26}
          height={12}
          rx={2}
          fill={fillOf(picture, tone)}
          stroke={colour}
          strokeWidth={1.5}
        />
      )}
    </Box>
  )
}
