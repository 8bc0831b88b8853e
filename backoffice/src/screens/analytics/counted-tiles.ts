import { formatNumber } from '@maveshi/shared/locale/format'
import { analyticsPath, newestPeoplePath, submittedListingsPath } from '../../paths.ts'
import type { Counted } from '../../providers/analytics.ts'
import { MEASURES, type Measure } from './measures.ts'
import { type Period, periodParameters } from './period.ts'
import type { Tile } from './Tiles.tsx'

/** Between these a text keeps its own direction: the sign stays before the number in Urdu. */
const [ISOLATE, POP] = ['\u2066', '\u2069']

type Translate = (key: string, options?: Record<string, unknown>) => string

/**
 * How much more or less than before, in whole percent with its sign: `+12%`, `−8%`.
 * @returns undefined where there was nothing before, and so no share of it
 */
export function changeText(now: number, before: number): string | undefined {
  if (before <= 0) return undefined
  const percent = Math.round(((now - before) / before) * 100)
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±'
  return `${ISOLATE}${sign}${formatNumber(Math.abs(percent))}%${POP}`
}

function noteOf(now: number, before: number | undefined, translate: Translate): string | undefined {
  if (before === undefined) return undefined
  const [number, change] = [formatNumber(before), changeText(now, before)]
  if (change === undefined) return translate('admin:analytics.before', { number })
  return translate('admin:analytics.beforeAndChange', { number, change })
}

/** Where more is told of a number: its list, or the part of the numbers that goes into it. */
function pathOf(measure: Measure, period: Period, state: string | undefined): string {
  const { from, to } = period
  if (measure === 'users') return newestPeoplePath(state ? { state } : {})
  if (measure === 'listings') return submittedListingsPath({ from, to, ...(state ? { state } : {}) })
  return analyticsPath(measure === 'contacts' ? 'contact-leaders' : 'funnel', periodParameters(period))
}

interface Told {
  readonly now: Counted
  /** The same of as many days before; none where it is not known. */
  readonly before: Counted | undefined
  readonly period: Period
  /** Of one state only, by its id. */
  readonly state?: string
}

/** The numbers of some days as tiles, each with what it was before and the way to its list. */
export function countedTiles({ now, before, period, state }: Told, translate: Translate): readonly Tile[] {
  return MEASURES.map(({ id, label }) => {
    const note = noteOf(now[id], before?.[id], translate)
    return {
      label: translate(label),
      value: formatNumber(now[id]),
      to: pathOf(id, period, state),
      ...(note === undefined ? {} : { note }),
    }
  })
}
