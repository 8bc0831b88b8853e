import type { Translate } from '@maveshi/shared/locale/translate'
import { CYBERCRIME_URL, FRAUD_HELPLINE, phoneLink, VETERINARY_HELPLINE } from '../data/rules/helplines.ts'
import { paths } from '../paths.ts'

/** Whom to call, in one touch: a cheated person has minutes. */
export function HelpLines({ t }: { t: Translate }) {
  const lines = [
    [phoneLink(FRAUD_HELPLINE), t('legal:safety.cheated')],
    [CYBERCRIME_URL, t('legal:safety.online')],
    [paths.grievance, t('legal:safety.report')],
    [phoneLink(VETERINARY_HELPLINE), t('legal:safety.ill')],
  ] as const
  return (
    <section className="mt-6 rounded-card bg-turmeric-soft p-4 text-on-turmeric">
      <h2 className="mb-2 text-xl">{t('legal:safety.helpTitle')}</h2>
      <ul>
        {lines.map(([href, text]) => (
          <li key={href}>
            <a href={href} className="flex min-h-12 items-center py-2 font-semibold underline">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
