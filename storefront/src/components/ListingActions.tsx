import type { Translate } from '@maveshi/shared/locale/translate'
import { Flag, type LucideIcon, Printer, Share2 } from 'lucide-react'
import { paths, withReturn } from '../paths.ts'
import { SaveButton } from './HeartButton.tsx'

function Action({ icon: Icon, text, ...link }: ActionProps) {
  return (
    <a className="action" {...link}>
      <Icon size={24} aria-hidden />
      <span>{text}</span>
    </a>
  )
}

interface ActionProps {
  readonly icon: LucideIcon
  readonly text: string
  readonly href: string
  readonly 'data-act'?: 'share' | 'report'
  /** Why it needs an account. */
  readonly 'data-account'?: string
}

/** Save, share, print and report. Without scripts the share goes to WhatsApp, a report to the login, and nothing is saved. */
export function ListingActions({ listingId, address, t }: { listingId: string; address: string; t: Translate }) {
  const login = withReturn(paths.login, paths.listing(listingId))
  return (
    <div className="actions">
      <SaveButton listingId={listingId} t={t} />
      <Action
        icon={Share2}
        text={t('listing:share.open')}
        href={`https://wa.me/?text=${encodeURIComponent(address)}`}
        data-act="share"
      />
      <Action icon={Printer} text={t('listing:poster.open')} href={paths.poster(listingId)} />
      <Action
        icon={Flag}
        text={t('listing:report.open')}
        href={login}
        data-account={t('listing:report.account')}
        data-act="report"
      />
    </div>
  )
}
