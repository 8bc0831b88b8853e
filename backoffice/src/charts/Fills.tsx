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
