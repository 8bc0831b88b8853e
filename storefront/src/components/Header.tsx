import { Menu } from 'lucide-react'
import { paths } from '../paths.ts'
import { AccountEntries } from './AccountEntries.tsx'
import { Art } from './Art.tsx'
import { LanguageOffer } from './LanguageOffer.tsx'
import { LanguageEntries, type NavigationProps, PageEntries, SellEntries } from './MenuEntries.tsx'
import { SearchBox } from './SearchBox.tsx'

function Brand({ t }: Pick<NavigationProps, 't'>) {
  return (
    <a href={paths.home} className="stacked text-leaf lg:text-2xl">
      <Art icon="cow" size={32} />
      {t('navbar:brand')}
    </a>
  )
}

/** The banner, and below it search and navigation: all of it in two rows where there is room, behind one button on a phone. */
export function Header(props: NavigationProps) {
  const { t } = props
  return (
    <header className="contents">
      <LanguageOffer {...props} />
      <p className="banner">{t('navbar:banner')}</p>
      <div className="bar">
        <div className="wrap flex flex-wrap items-center gap-x-1 lg:gap-x-8 lg:pt-1">
          <Brand t={t} />
          <SearchBox {...props} />
          <div className="hidden items-center gap-1 lg:flex">
            <LanguageEntries group="wide" {...props} />
            <AccountEntries group="wide" {...props} />
          </div>
          <nav
            aria-label={t('navbar:mainMenu')}
            className="-ms-3 hidden w-[calc(100%+0.75rem)] flex-wrap items-center gap-1 pb-1 lg:flex"
          >
            <PageEntries group="wide" {...props} />
            <span className="me-auto" />
            <SellEntries group="wide" {...props} />
          </nav>
          <div className="lg:hidden">
            <LanguageEntries group="narrow" isNarrow {...props} />
          </div>
          <details name="narrow" className="mobile-menu lg:hidden">
            <summary className="stacked">
              <Menu aria-hidden />
              {t('navbar:menu')}
            </summary>
            <nav
              aria-label={t('navbar:mainMenu')}
              className="absolute inset-x-0 top-full flex h-page flex-col gap-1 overflow-y-auto overscroll-contain border-t border-line bg-card p-4 pb-48"
            >
              <PageEntries group="mobile" {...props} />
              <SellEntries group="mobile" {...props} />
              <LanguageEntries group="mobile" {...props} />
              <AccountEntries group="mobile" {...props} />
            </nav>
          </details>
        </div>
      </div>
    </header>
  )
}
