import { useTheme } from '@mui/material'
import { fillOf } from './Fills.tsx'
import type { Frame } from './frame.ts'
import type { Tone } from './tones.ts'
import type { DaySeries } from './types.ts'

interface MarksProps {
  readonly picture: string
  readonly frame: Frame
  readonly series: readonly DaySeries[]
  readonly tones: readonly Tone[]
}

/** What is left between the bars of two days. */
const GAP = 0.25

/** How wide a bar is where so many series share a day. */
export const barWidth = (step: number, series: number) => (step * (1 - GAP)) / Math.max(1, series)

/** Bars beside each other, those of a day in the order of the series. */
export function Bars({ picture, frame, series, tones }: MarksProps) {
  const width = barWidth(frame.step, series.length)
  const floor = frame.y(0)
  return series.map(({ name, values }, place) => {
    const tone = tones[place % tones.length]
    if (!tone) return null
    const fromMiddle = (place - (series.length - 1) / 2) * width * (frame.isMirrored ? -1 : 1)
    const bars = values.flatMap((value, day) => {
      if (!value) return []
      const left = frame.x(day) + fromMiddle - width / 2
      return [`M${left} ${floor}V${frame.y(value)}h${Math.max(1, width - 0.5)}V${floor}z`]
    })
    return <path key={name} d={bars.join('')} fill={fillOf(picture, tone)} stroke={tone.colour} strokeWidth={0.75} />
  })
}

/** A line through the days of which something is known, broken where nothing is. */
function linePath(frame: Frame, values: readonly (number | null)[]): string {
  return values
    .map((value, day) => {
      if (value === null) return ''
      const isFirst = day === 0 || values[day - 1] === null
      return `${isFirst ? 'M' : 'L'}${frame.x(day)} ${frame.y(value)}`
    })
    .join('')
}

/** Days that have nothing beside them, which a line does not show. */
const singleDays = (values: readonly (number | null)[]) =>
  values.flatMap((value, day) =>
    value !== null && (values[day - 1] ?? null) === null && (values[day + 1] ?? null) === null ? [[day, value]] : [],
  )

/** A line a series. */
export function Lines({ frame, series, tones }: MarksProps) {
  const paper = useTheme().palette.background.paper
  return series.map(({ name, values }, place) => {
    const tone = tones[place % tones.length]
    if (!tone) return null
    return (
      <g key={name} fill="none" stroke={tone.colour} strokeWidth={2.5} strokeLinejoin="round">
        <path d={linePath(frame, values)} strokeDasharray={tone.dashes} />
        {singleDays(values).map(([day = 0, value = 0]) => (
          <circle key={day} cx={frame.x(day)} cy={frame.y(value)} r={3} fill={paper} />
        ))}
      </g>
    )
  })
}
