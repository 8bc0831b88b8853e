import { formatMobileNumber } from '@maveshi/shared/locale/format'
import { type TextChannel, TOLD_A_DAY } from '@maveshi/shared/notice/telling'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextOffer } from '../../data/member/notice-choices.ts'
import { paths } from '../../paths.ts'

const TITLES = { sms: 'notices:text.sms', whatsapp: 'notices:text.whatsapp' } as const satisfies Record<
  TextChannel,
  string
>

/** What I am texted, at the number of my profile: nothing that I have not chosen. */
export function TextChoice({ channel, number, children }: TextOffer & { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <section className="mt-8">
      <h3 className="text-xl">{t(TITLES[channel])}</h3>
      {number ? (
        <>
          <p className="mb-3 text-muted">
            {t('notices:text.intro', { phone: formatMobileNumber(number), number: TOLD_A_DAY })}
          </p>
          {children}
        </>
      ) : (
        <p className="mb-3 text-muted">
          {t('notices:text.none')}{' '}
          <a className="inline-flex min-h-12 items-center text-leaf underline" href={paths.editProfile}>
            {t('notices:text.add')}
          </a>
        </p>
      )}
    </section>
  )
}
