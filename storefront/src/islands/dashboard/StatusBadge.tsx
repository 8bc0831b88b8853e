import type { ListingStatus } from '@maveshi/shared/listing/status'
import type { Translate } from '@maveshi/shared/locale/translate'
import {
  Ban,
  CalendarX,
  CircleCheck,
  CircleX,
  Clock,
  Handshake,
  type LucideIcon,
  PencilLine,
  Undo2,
} from 'lucide-react'

const STYLES: Readonly<Record<ListingStatus, { readonly icon: LucideIcon; readonly className: string }>> = {
  draft: { icon: PencilLine, className: 'bg-turmeric-soft text-on-turmeric' },
  pending: { icon: Clock, className: 'bg-turmeric-soft text-on-turmeric' },
  active: { icon: CircleCheck, className: 'bg-leaf-soft text-leaf' },
  rejected: { icon: CircleX, className: 'bg-danger-soft text-danger' },
  sold: { icon: Handshake, className: 'bg-leaf text-on-leaf' },
  withdrawn: { icon: Undo2, className: 'border border-line text-muted' },
  expired: { icon: CalendarX, className: 'border border-line text-muted' },
  removed: { icon: Ban, className: 'bg-danger-soft text-danger' },
}

interface StatusBadgeProps {
  readonly status: ListingStatus
  readonly isService?: boolean
  readonly t: Translate
}

/** Where a listing stands, in a word with a sign. */
export function StatusBadge({ status, isService, t }: StatusBadgeProps) {
  const { icon: Icon, className } = STYLES[status]
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full px-3 font-semibold ${className}`}>
      <Icon size={16} aria-hidden className="shrink-0" />
      {t(isService && status === 'withdrawn' ? 'dashboard:status.paused' : `dashboard:status.${status}`)}
    </span>
  )
}
