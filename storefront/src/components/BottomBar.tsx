import type { Translate } from '@maveshi/shared/locale/translate'
import { Heart, House, type LucideIcon, PlusCircle, Search, User } from 'lucide-react'
import { paths } from '../paths.ts'

interface BarEntry {
  readonly href: string
  readonly icon: LucideIcon
  readonly text: string
  readonly isSelling?: true
}

/** The five places that people come back to, at the foot of a phone's screen: plain links, each a sign above its word. */
export function BottomBar({ t, url }: { t: Translate; url: URL }) {
  const entries: readonly BarEntry[] = [
    { href: paths.home, icon: House, text: t('navbar:home') },
    { href: paths.search, icon: Search, text: t('home:notFound.search') },
    { href: paths.sell('product'), icon: PlusCircle, text: t('navbar:sell'), isSelling: true },
    { href: paths.saved, icon: Heart, text: t('navbar:saved') },
    { href: paths.dashboard, icon: User, text: t('navbar:me') },
  ]
  return (
    <nav aria-label={t('navbar:quick')} className="bottom-bar">
      {entries.map(({ href, icon: Icon, text, isSelling }) => (
        <a key={href} href={href} aria-current={url.pathname === href ? 'page' : undefined} data-sell={isSelling}>
          <Icon aria-hidden />
          {text}
        </a>
      ))}
    </nav>
  )
}
