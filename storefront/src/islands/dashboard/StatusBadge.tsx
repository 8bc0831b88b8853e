import type { ShownStatus } from '@maveshi/shared/listing/standing'
import {
  Ban,
  CalendarX,
  CircleCheck,
  CircleX,
  Clock,
  EyeOff,
  Handshake,
  type LucideIcon,
  PencilLine,
  Undo2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'

const STYLES: Readonly<Record<ShownStatus, { readonly icon: LucideIcon; readonly className: string }>> = {
  draft: { icon: PencilLine, className: 'bg-turmeric-soft text-on-turmeric' },
  pending: { icon: Clock, className: 'bg-turmeric-soft text-on-turmeric' },
  active: { icon: CircleCheck, className: 'bg-leaf-soft text-leaf' },
  hidden: { icon: EyeOff, className: 'bg-danger-soft text-danger' },
  rejected: { icon: CircleX, className: 'bg-danger-soft text-danger' },
  sold: { icon: Handshake, className: 'bg-leaf text-on-leaf' },
  withdrawn: { icon: Undo2, className: 'border border-line text-muted' },
  expired: { icon: CalendarX, className: 'border border-line text-muted' },
  removed: { icon: Ban, className: 'bg-danger-soft text-danger' },
}

interface StatusBadgeProps {
  readonly status: ShownStatus
  readonly isService?: boolean
}

function useWord({ status, isService }: StatusBadgeProps): string {
  const { t } = useTranslation()
  return t(isService && status === 'withdrawn' ? 'dashboard:status.paused' : `dashboard:status.${status}`)
}

/** The same by its sign alone, where there is no room; the word is for who hears the page, or points at it. */
export function StatusIcon(props: StatusBadgeProps) {
  const { icon: Icon, className } = STYLES[props.status]
  const word = useWord(props)
  return (
    <span
      role="img"
      aria-label={word}
      title={word}
      className={`grid size-8 place-items-center rounded-full ${className}`}
    >
      <Icon size={16} aria-hidden />
    </span>
  )
}

/** Where a listing stands, in a word with a sign. */
export function StatusBadge(props: StatusBadgeProps) {
  const { icon: Icon, className } = STYLES[props.status]
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full px-3 font-semibold ${className}`}>
      <Icon size={16} aria-hidden className="shrink-0" />
      {useWord(props)}
    </span>
  )
}
