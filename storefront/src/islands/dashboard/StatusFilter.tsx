import type { ShownStatus } from '@maveshi/shared/listing/standing'
import { formatNumber } from '@maveshi/shared/locale/format'
import { useTranslation } from 'react-i18next'
import { STATUS_ORDER } from './own-listing-steps.ts'

interface StatusFilterProps {
  readonly statuses: readonly ShownStatus[]
  readonly shown: ShownStatus | undefined
  readonly onShow: (status: ShownStatus | undefined) => void
}

/** Which listings are shown: all, or those of one status, each with how many there are. */
export function StatusFilter({ statuses, shown, onShow }: StatusFilterProps) {
  const { t } = useTranslation()
  const groups = STATUS_ORDER.filter((status) => statuses.includes(status))
  if (groups.length < 2) return null
  const chip = (status: ShownStatus | undefined, text: string, count: number) => (
    <button
      key={text}
      type="button"
      aria-pressed={shown === status}
      className={`inline-flex min-h-12 shrink-0 cursor-pointer items-center gap-2 rounded-full border px-4 font-semibold whitespace-nowrap ${
        shown === status ? 'border-leaf bg-leaf text-on-leaf' : 'border-line bg-card'
      }`}
      onClick={() => onShow(status)}
    >
      {text}
      <span>{formatNumber(count)}</span>
    </button>
  )
  return (
    <fieldset
      aria-label={t('dashboard:filter.title')}
      className="-mx-4 mb-3 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {chip(undefined, t('dashboard:filter.all'), statuses.length)}
      {groups.map((status) =>
        chip(status, t(`dashboard:status.${status}`), statuses.filter((one) => one === status).length),
      )}
    </fieldset>
  )
}
