import { LANGUAGE_QUERY } from '@maveshi/shared/locale/chosen'
import { LANGUAGE_FACTS, type Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import { FRAUD_HELPLINE, phoneLink, VETERINARY_HELPLINE } from '../data/rules/helplines.ts'
import { paths, withQuery } from '../paths.ts'
import { Art } from './Art.tsx'

interface FooterProps {
  readonly t: Translate
  readonly language: Language
  readonly url: URL
}

interface FooterLink {
  readonly href: string
  readonly text: string
  readonly lang?: Language
}

function Row({ label, links }: { label: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={label} className="foot">
      {links.map(({ href, text, lang }) => (
        <a key={href} href={href} lang={lang}>
          {text}
        </a>
      ))}
    </nav>
  )
}

/** What one may want to know of the market, whom to call, and the languages. */
export function Footer({ t, language, url }: FooterProps) {
  const pages = [
    { href: paths.safety, text: t('legal:safety.title') },
    { href: paths.grievance, text: t('legal:grievance.title') },
    { href: paths.privacy, text: t('legal:privacy.title') },
    { href: paths.terms, text: t('legal:terms.title') },
    { href: paths.about, text: t('navbar:about') },
  ]
  const languages = LANGUAGE_FACTS.filter(({ code }) => code !== language).map(({ code, name }) => ({
    href: withQuery(url, { [LANGUAGE_QUERY]: code }),
    text: name,
    lang: code,
  }))
  const calls = [
    { href: phoneLink(FRAUD_HELPLINE), text: t('footer:fraudHelpline') },
    { href: phoneLink(VETERINARY_HELPLINE), text: t('footer:animalHelpline') },
  ]
  return (
    <footer id="foot" className="mt-12 border-t border-line bg-card text-muted">
      <div className="wrap grid gap-x-8 gap-y-4 py-8 sm:grid-cols-3">
        <div>
          <p className="flex items-center gap-2 text-xl font-extrabold text-leaf">
            <Art icon="cow" size={32} />
            {t('navbar:brand')}
          </p>
          <p className="mt-2 font-semibold text-ink">{t('footer:promise')}</p>
        </div>
        <Row label={t('footer:more')} links={pages} />
        <Row label={t('footer:help')} links={calls} />
      </div>
      <div className="wrap border-t border-line py-4">
        <Row label={t('navbar:language')} links={languages} />
        <p className="mt-2 text-sm">{`© ${new Date().getFullYear()} ${t('navbar:brand')} · ${t('footer:places')}`}</p>
      </div>
    </footer>
  )
}
