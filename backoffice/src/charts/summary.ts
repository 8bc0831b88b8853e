import { formatShortDate } from '@maveshi/shared/locale/format'
import { noonOf } from '@maveshi/shared/locale/time'
import { useTranslate } from 'react-admin'
import { useLanguage } from '../providers/i18n-provider.ts'
import type { DaySeries } from './types.ts'

interface Summed {
  readonly days: readonly string[]
  readonly series: readonly DaySeries[]
  readonly format: (value: number) => string
  readonly isSummed: boolean
}

/** What the series of a picture come to, a sentence each: their sum, and the day that had most. */
export function useSummary({ days, series, format, isSummed }: Summed): readonly string[] {
  const translate = useTranslate()
  const language = useLanguage()
  return series.map(({ name, values }) => {
    const known = values.map((value) => value ?? 0)
    const most = Math.max(0, ...known)
    if (most === 0) return translate('admin:charts.none', { name })
    const day = formatShortDate(noonOf(days[known.indexOf(most)] ?? ''), language)
    const words = { name, day, most: format(most) }
    if (!isSummed) return translate('admin:charts.most', words)
    return translate('admin:charts.sum', { ...words, sum: format(known.reduce((sum, value) => sum + value, 0)) })
  })
}
