import { formatNumber, formatShortDate } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import { noonOf } from '@maveshi/shared/locale/time'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ViewsOfDay } from '../../data/member/dashboard.ts'
import { LoadState } from './LoadState.tsx'
import type { Loaded } from './use-loaded.ts'
import { DAYS_SHOWN, viewsOfWeeks } from './views-of-weeks.ts'

/** In units of the picture. */
const BAR = 7
const STEP = 10
const HEIGHT = 72
/** What a day without a look shows, so that one sees that it was counted. */
const STUB = 2

/** Bars in the direction in which one reads, the oldest day first. Said in words beside it, so it is silent itself. */
function Bars({ days, most }: { days: readonly ViewsOfDay[]; most: number }) {
  const isRightToLeft = document.dir === 'rtl'
  return (
    <svg viewBox={`0 0 ${DAYS_SHOWN * STEP} ${HEIGHT}`} className="w-full" aria-hidden="true">
      {days.map(({ day, views }, index) => {
        const height = views === 0 ? STUB : Math.max(STUB * 2, (views / most) * HEIGHT)
        const place = isRightToLeft ? DAYS_SHOWN - 1 - index : index
        return (
          <rect
            key={day}
            x={place * STEP + (STEP - BAR) / 2}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            rx={2}
            className={views === 0 ? 'fill-line' : 'fill-leaf'}
          />
        )
      })}
    </svg>
  )
}

/** The same by weeks, for whoever hears the page or wants numbers. */
function Weeks({ days, on }: { days: readonly ViewsOfDay[]; on: (day: string) => string }) {
  const { t } = useTranslation()
  const titleId = useId()
  const weeks = [0, 7, 14, 21].map((start) => days.slice(start, start + 7))
  return (
    <details>
      <summary id={titleId} className="inline-flex min-h-12 items-center text-leaf underline">
        {t('dashboard:visitors.byWeek')}
      </summary>
      <table aria-labelledby={titleId} className="w-full">
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day} className="border-t border-line">
              <th scope="row" className="py-2 text-start font-normal">
                {on(week[0]?.day ?? '')} – {on(week[week.length - 1]?.day ?? '')}
              </th>
              <td className="text-end font-semibold">
                {formatNumber(week.reduce((sum, { views }) => sum + views, 0))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

interface ViewsProps {
  readonly loaded: Loaded<ViewsOfDay[]>
  readonly language: Language
}

/** How many looked at my listings over the last four weeks, as a small picture and in words. */
export function Views({ loaded, language }: ViewsProps) {
  const { t } = useTranslation()
  const days = viewsOfWeeks(loaded.value ?? [], new Date())
  const total = days.reduce((sum, { views }) => sum + views, 0)
  const best = days.reduce((most, day) => (day.views > most.views ? day : most), { day: '', views: 0 })
  const on = (day: string) => formatShortDate(noonOf(day), language)
  return (
    <section className="card grid gap-2 p-4">
      <h2 className="text-lg">{t('dashboard:visitors.title')}</h2>
      <LoadState loaded={loaded} failed={t('dashboard:visitors.failed')} />
      {loaded.value && total === 0 && <p>{t('dashboard:visitors.none')}</p>}
      {loaded.value && total > 0 && (
        <>
          <p className="text-2xl font-extrabold">
            {t('dashboard:figures.views', { count: total, number: formatNumber(total) })}
          </p>
          <p>{t('dashboard:visitors.most', { number: formatNumber(best.views), date: on(best.day) })}</p>
          <Bars days={days} most={best.views} />
          <p aria-hidden="true" className="flex justify-between text-muted">
            <span>{on(days[0]?.day ?? '')}</span>
            <span>{on(days[days.length - 1]?.day ?? '')}</span>
          </p>
          <Weeks days={days} on={on} />
        </>
      )}
    </section>
  )
}
