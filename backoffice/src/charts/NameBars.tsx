import { formatNumber } from '@maveshi/shared/locale/format'
import { Box, Button, Typography, useTheme } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Fills, fillOf } from './Fills.tsx'
import { Legend } from './Legend.tsx'
import { NumbersTable } from './NumbersTable.tsx'
import { type Tone, useTones } from './tones.ts'
import type { PictureProps } from './types.ts'

/** What has a name and a number for each series. */
export interface NamedNumbers {
  readonly key: string
  /** In any script, of any length. */
  readonly name: string
  readonly values: readonly number[]
}

export interface NameBarsProps extends PictureProps {
  /** What the names are of, for the table's first column. */
  readonly heading: string
  /** What the numbers count, at most `SERIES_MAX`. */
  readonly series: readonly string[]
  /** In the order in which they are shown. */
  readonly rows: readonly NamedNumbers[]
  /** How many rows are shown before the reader asks for all; 10 without it. */
  readonly shownAtFirst?: number
}

interface BarProps {
  readonly picture: string
  readonly tone: Tone
  readonly share: number
  readonly number: string
}

/** A bar from where reading begins, and its number behind it. */
function Bar({ picture, tone, share, number }: BarProps) {
  const isMirrored = useTheme().direction === 'rtl'
  const width = share * 100
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="svg" aria-hidden width="100%" height={14} sx={{ flexGrow: 1, minWidth: 0 }}>
        <rect
          x={isMirrored ? `${100 - width}%` : 0}
          y={1}
          width={`${width}%`}
          height={12}
          rx={2}
          fill={fillOf(picture, tone)}
          stroke={tone.colour}
          strokeWidth={share > 0 ? 1 : 0}
        />
      </Box>
      <Typography component="span" variant="body2" sx={{ minWidth: '3.5em', fontVariantNumeric: 'tabular-nums' }}>
        {number}
      </Typography>
    </Box>
  )
}

/** Numbers by name as bars that lie, each below its name, with a legend where there are several, and a table. */
export function NameBars(props: NameBarsProps) {
  const { title, heading, series, rows, format = formatNumber, shownAtFirst = 10, actions } = props
  const translate = useTranslate()
  const tones = useTones().slice(0, Math.max(1, series.length))
  const [caption, picture] = [useId(), useId()]
  const [isWhole, setWhole] = useState(false)
  const most = Math.max(1, ...rows.flatMap(({ values }) => values))
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst)
  const entries = tones.map((tone, place) => ({ tone, name: series[place] ?? '' }))
  return (
    <Box component="figure" aria-labelledby={caption} sx={{ m: 0, minWidth: 0 }}>
      <Box component="figcaption" sx={{ mb: 1 }}>
        <Typography id={caption} variant="h3">
          {title}
        </Typography>
      </Box>
      <svg width={0} height={0} aria-hidden="true" style={{ position: 'absolute' }}>
        <Fills {...{ picture, tones }} />
      </svg>
      {series.length > 1 && <Legend {...{ picture, entries }} />}
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {shown.map(({ key, name, values }) => (
          <Box component="li" key={key} sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{name}</bdi>
            </Typography>
            {tones.map((tone, place) => (
              <Bar
                key={tone.pattern}
                {...{ picture, tone }}
                share={(values[place] ?? 0) / most}
                number={format(values[place] ?? 0)}
              />
            ))}
          </Box>
        ))}
      </Box>
      {rows.length > shown.length && (
        <Button onClick={() => setWhole(true)}>{translate('admin:charts.all', { smart_count: rows.length })}</Button>
      )}
      <NumbersTable
        title={title}
        headings={[heading, ...series]}
        rows={rows.map(({ key, name, values }) => ({ key, name, cells: values.map(format) }))}
        actions={actions}
      />
    </Box>
  )
}
