import type { TextInLanguage } from '@maveshi/shared/locale/text-in'
import type { Translate } from '@maveshi/shared/locale/translate'
import { ShieldAlert } from 'lucide-react'

interface SafetyNoticeProps {
  /** Whether it stands beside an animal, which is paid for and moved otherwise than a thing. */
  readonly isAnimal: boolean
  readonly more?: TextInLanguage | undefined
  readonly t: Translate
}

/** What everybody must know before paying: fixed, always beside the seller, and what administrators add to it. */
export function SafetyNotice({ isAnimal, more, t }: SafetyNoticeProps) {
  return (
    <aside aria-label={t('listing:safety.title')} className="safety rounded-card bg-turmeric-soft p-4 text-on-turmeric">
      <h2 className="icon-line mb-2 text-lg">
        <ShieldAlert aria-hidden />
        {t('listing:safety.title')}
      </h2>
      <ul className="grid list-disc gap-2 ps-5">
        <li>{t(isAnimal ? 'listing:safety.pay' : 'listing:safety.payThing')}</li>
        <li>{t('listing:safety.advance')}</li>
        {isAnimal && <li>{t('listing:safety.papers')}</li>}
        {more && <li lang={more.language}>{more.text}</li>}
      </ul>
    </aside>
  )
}
