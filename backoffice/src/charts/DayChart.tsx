import { formatDate, formatNumber } from '@maveshi/shared/locale/format'
import { joinList } from '@maveshi/shared/locale/list'
import { noonOf } from '@maveshi/shared/locale/time'
import { Box, Typography, useTheme } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLanguage } from '../providers/i18n-provider.ts'
import { DayAxes } from './DayAxes.tsx'
import { DayChooser } from './DayChooser.tsx'
import { Bars, barWidth, Lines } from './DayMarks.tsx'
import { Fills } from './Fills.tsx'
import { dayAt, layOut } from './frame.ts'
import { Legend } from './Legend.tsx'
import { NumbersTable } from './NumbersTable.tsx'
import { scaleTicks } from './scale.ts'
import { useSummary } from './summary.ts'
import { useTones } from './tones.ts'
import type { DaySeries, PictureProps } from './types.ts'
import { useWidth } from './use-width.ts'

export interface DayChartProps extends PictureProps {
  /** Days of India as ISO 8601 dates, the oldest first, none left out. */
  readonly days: readonly string[]
  /** At most `SERIES_MAX`. */
  readonly series: readonly DaySeries[]
  /** Bars by default; lines where bars would be too thin to be seen. */
  readonly shape?: 'bars' | 'lines'
  /** Whether the days of a series can be added up, as numbers of things can, and durations cannot. Yes by default. */
  readonly isSummed?: boolean
}

/** Nothing thinner is seen on a phone. */
const BAR_MIN_PX = 2.5

/** What cannot be known of a day. */
const UNKNOWN = '–'

/**
 * Numbers by day as bars or lines, with a legend that tells the numbers of one day, what the series come to in words, and
 * the same numbers as a table.
 */
export function DayChart(props: DayChartProps) {
  const { title, days, series, shape = 'bars', isSummed = true, format = formatNumber, actions } = props
  const translate = useTranslate()
  const language = useLanguage()
  const { direction, palette } = useTheme()
  const tones = useTones()
  const [heading, picture] = [useId(), useId()]
  const { ref, width } = useWidth<HTMLElement>()
  const [pointed, setPointed] = useState<number>()
  const summary = useSummary({ days, series, format, isSummed })

  const ticks = scaleTicks(series.flatMap(({ values }) => values))
  const labels = ticks.map(format)
  const frame = layOut(width, days.length, ticks, labels, direction === 'rtl')
  const isLine = shape === 'lines' || barWidth(frame.step, series.length) < BAR_MIN_PX
  const Marks = isLine ? Lines : Bars

  const day = Math.min(pointed ?? days.length - 1, days.length - 1)
  const text = (value: number | null | undefined) => (value === null || value === undefined ? UNKNOWN : format(value))
  const dayName = (one: string | undefined) => (one ? formatDate(noonOf(one), language) : '')
  const entries = series.map(({ name, values }, place) => ({
    name,
    tone: tones[place % tones.length] ?? { colour: palette.primary.main, pattern: 'full' as const, dashes: 'none' },
    number: text(values[day]),
  }))
  const words = joinList([dayName(days[day]), ...entries.map(({ name, number }) => `${name} ${number}`)], language)

  return (
    <Box component="figure" aria-labelledby={heading} sx={{ m: 0, minWidth: 0 }}>
      <Box component="figcaption">
        <Typography id={heading} variant="h3">
          {title}
        </Typography>
        {summary.map((sentence) => (
          <Typography key={sentence} variant="body2" color="textSecondary">
            {sentence}
          </Typography>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 1 }}>
        <Typography variant="body2" color="textSecondary">
          {dayName(days[day])}
        </Typography>
        <Legend {...{ picture, entries, isLine }} />
      </Box>
      <Box ref={ref} sx={{ height: frame.height, overflow: 'hidden' }}>
        {width > 0 && (
          <DayChooser
            label={translate('admin:charts.day', { title })}
            count={days.length}
            day={day}
            words={words}
            dayAt={(left) => dayAt(frame, left, days.length)}
            choose={setPointed}
          >
            <svg width={width} height={frame.height} aria-hidden="true" style={{ display: 'block' }}>
              <Fills {...{ picture, tones }} />
              <rect
                x={frame.x(day) - frame.step / 2}
                y={0}
                width={frame.step}
                height={frame.y(0)}
                fill={palette.action.selected}
              />
              <DayAxes {...{ frame, days, ticks, labels }} />
              <Marks {...{ picture, frame, series, tones }} />
            </svg>
          </DayChooser>
        )}
      </Box>
      <NumbersTable
        title={title}
        headings={[translate('admin:charts.dayHeading'), ...series.map(({ name }) => name)]}
        rows={days.map((one, index) => ({
          key: one,
          name: dayName(one),
          cells: series.map(({ values }) => text(values[index])),
        }))}
        actions={actions}
      />
    </Box>
  )
}
