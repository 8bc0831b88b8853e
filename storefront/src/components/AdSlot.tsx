import type { Translate } from '@maveshi/shared/locale/translate'
import { Phone, ShieldCheck } from 'lucide-react'
import { phoneLink, VETERINARY_HELPLINE } from '../data/rules/helplines.ts'
import { paths } from '../paths.ts'

/** The place of an advertisement. As long as nobody has booked it, it says whom to call for an ill animal, and how not to be cheated. */
export function AdSlot({ t }: { t: Translate }) {
  return (
    <aside
      data-ad-slot="0000000000"
      aria-label={t('legal:safety.helpTitle')}
      className="wrap mt-8 grid min-h-48 w-full"
    >
      <div className="card flex flex-wrap content-center items-center justify-center gap-x-8 gap-y-2 bg-turmeric-soft p-4 text-on-turmeric">
        <a className="button button-quiet" href={phoneLink(VETERINARY_HELPLINE)}>
          <Phone size={20} aria-hidden className="shrink-0" />
          {t('footer:animalHelpline')}
        </a>
        <a className="icon-line py-2 font-semibold" href={paths.safety}>
          <ShieldCheck aria-hidden />
          <span>
            {t('legal:safety.intro')} <u>{t('legal:safety.title')}</u>
          </span>
        </a>
      </div>
    </aside>
  )
}
