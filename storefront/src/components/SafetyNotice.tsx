import type { Translate } from '@maveshi/shared/locale/translate'
import { ShieldAlert } from 'lucide-react'
import type { TextInLanguage } from '../data/guest/notices.ts'

/** What everybody must know before paying: fixed, always beside the seller, and what administrators add to it. */
export function SafetyNotice({ t, more }: { t: Translate; more?: TextInLanguage | undefined }) {
  return (
    <aside aria-label={t('listing:safety.title')} className="safety rounded-card bg-turmeric-soft p-4 text-on-turmeric">
      <h2 className="icon-line mb-2 text-lg">
        <ShieldAlert aria-hidden />
        {t('listing:safety.title')}
      </h2>
      <ul className="grid list-disc gap-2 ps-5">
        <li>{t('listing:safety.pay')}</li>
        <li>{t('listing:safety.advance')}</li>
        <li>{t('listing:safety.papers')}</li>
        {more && <li lang={more.language}>{more.text}</li>}
      </ul>
    </aside>
  )
}
