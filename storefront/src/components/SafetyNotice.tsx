import type { Translate } from '@maveshi/shared/locale/translate'
import { ShieldAlert } from 'lucide-react'

/** What everybody must know before paying. Fixed, and always beside the seller. */
export function SafetyNotice({ t }: { t: Translate }) {
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
      </ul>
    </aside>
  )
}
