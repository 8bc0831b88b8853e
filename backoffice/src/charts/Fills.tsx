import { Box } from '@mui/material'
import type { Tone } from './tones.ts'

const TILE_PX = 6

/** The address of a tone's pattern within one picture, for `fill`. */
export const fillOf = (picture: string, { pattern }: Tone) => `url(#${picture}-${pattern})`

function Tile({ tone }: { tone: Tone }) {
  const { pattern, colour } = tone
  if (pattern === 'full') return <rect width={TILE_PX} height={TILE_PX} fill={colour} />
  if (pattern === 'dotted') return <circle cx={3} cy={3} r={2} fill={colour} />
  if (pattern === 'hollow') return null
  return <rect width={TILE_PX} height={TILE_PX / 2} fill={colour} />
}

/** The patterns that bars are filled with. @param picture an id that no other picture on the page has */
export function Fills({ picture, tones }: { picture: string; tones: readonly Tone[] }) {
  return (
    <defs>
      {tones.map((tone) => (
        <pattern
          key={tone.pattern}
          id={`${picture}-${tone.pattern}`}
          width={TILE_PX}
          height={TILE_PX}
          patternUnits="userSpaceOnUse"
          {...(tone.pattern === 'striped' ? { patternTransform: 'rotate(45)' } : {})}
        >
          <Tile tone={tone} />
        </pattern>
      ))}
    </defs>
  )
}

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
