import { formatShortDate } from '@maveshi/shared/locale/format'
import { isolate } from '@maveshi/shared/locale/isolate'
import { noonOf } from '@maveshi/shared/locale/time'
import { useTheme } from '@mui/material'
import { useLanguage } from '../providers/i18n-provider.ts'
import type { Frame } from './frame.ts'
import { namedDays } from './scale.ts'

const TEXT_PX = 13
/** What the name of a day takes, with some air: "21 Nov", and longer words in other languages. */
const DAY_NAME_PX = 84

interface AxesProps {
  readonly frame: Frame
  readonly days: readonly string[]
  readonly ticks: readonly number[]
  readonly labels: readonly string[]
}

/** The scale's lines with their numbers, and the days' names. */
export function DayAxes({ frame, days, ticks, labels }: AxesProps) {
  const { palette, typography } = useTheme()
  const language = useLanguage()
  const { width, height, gutter, isMirrored } = frame
  const text = { fontSize: TEXT_PX, fontFamily: typography.fontFamily, fill: palette.text.secondary }
  const named = namedDays(days.length, Math.floor((width - gutter) / DAY_NAME_PX))
  // A name that the picture's edge would cut off ends there, as near to its own day as it can.
  const anchor = (day: number) => {
    const x = frame.x(day)
    if (Math.min(x, width - x) >= DAY_NAME_PX / 2) return { x, textAnchor: 'middle' } as const
    return x > width / 2 ? ({ x: width, textAnchor: 'end' } as const) : ({ x: 0, textAnchor: 'start' } as const)
  }
  return (
    <g direction="ltr">
      {ticks.map((tick, index) => (
        <g key={tick}>
          <path
            d={`M${isMirrored ? 0 : gutter} ${frame.y(tick)}h${width - gutter}`}
            stroke={tick === 0 ? palette.text.secondary : palette.divider}
          />
          <text
            {...text}
            x={isMirrored ? width - gutter + 8 : gutter - 8}
            y={frame.y(tick) + TEXT_PX / 3}
            textAnchor={isMirrored ? 'start' : 'end'}
          >
            {labels[index]}
          </text>
        </g>
      ))}
      {named.map((day) => (
        <text key={day} {...text} {...anchor(day)} y={height - 6}>
          {isolate(formatShortDate(noonOf(days[day] ?? ''), language))}
        </text>
      ))}
    </g>
  )
}
