import type { Translate } from '@maveshi/shared/locale/translate'
import { Flag, Heart, type LucideIcon, Printer, Share2 } from 'lucide-react'
import { paths, withReturn } from '../paths.ts'

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
  readonly 'data-act'?: 'favourite' | 'share' | 'report'
  readonly 'data-account'?: true
  readonly 'data-saved'?: string
}

/** Save, share, print and report. Without scripts the share goes to WhatsApp, and what needs an account to the login. */
export function ListingActions({ listingId, address, t }: { listingId: string; address: string; t: Translate }) {
  const login = withReturn(paths.login, paths.listing(listingId))
  return (
    <div className="actions">
      <Action
        icon={Heart}
        text={t('listing:favourite.keep')}
        href={login}
        data-account
        data-act="favourite"
        data-saved={t('listing:favourite.kept')}
      />
      <Action
        icon={Share2}
        text={t('listing:share.open')}
        href={`https://wa.me/?text=${encodeURIComponent(address)}`}
        data-act="share"
      />
      <Action icon={Printer} text={t('listing:poster.open')} href={paths.poster(listingId)} />
      <Action icon={Flag} text={t('listing:report.open')} href={login} data-account data-act="report" />
    </div>
  )
}
