import { TOLD_A_DAY } from '@maveshi/shared/notice/telling'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PushState } from '../../data/member/push.ts'
import { usePush } from './use-push.ts'

function Offer({ isDenied, isBusy, begin }: Pick<PushState, 'isDenied'> & { isBusy: boolean; begin: () => void }) {
  const { t } = useTranslation()
  if (isDenied) return <p className="card bg-turmeric-soft p-4 text-on-turmeric">{t('notices:push.denied')}</p>
  return (
    <button type="button" className="button" onClick={begin} disabled={isBusy}>
      {t('notices:push.begin')}
    </button>
  )
}

/** What this phone shows me while the market is closed: asked for by a press, and ended by one. Nothing where it cannot. */
export function PhoneChoice({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { state, isBusy, failure, begin, end } = usePush()
  if (!state?.key) return null
  const { isTold, isDenied } = state
  return (
    <section className="mt-8">
      <h3 className="text-xl">{t('notices:push.title')}</h3>
      <p className="mb-3 text-muted">{t('notices:push.intro', { number: TOLD_A_DAY })}</p>
      <p role="status" className={isTold ? 'mb-3 font-semibold text-leaf' : ''}>
        {isTold && t('notices:push.told')}
      </p>
      {isTold && children}
      {isTold ? (
        <button type="button" className="button button-quiet mt-3" onClick={end} disabled={isBusy}>
          {t('notices:push.end')}
        </button>
      ) : (
        <Offer isDenied={isDenied} isBusy={isBusy} begin={begin} />
      )}
      <div role="alert">{failure && <p className="problem mt-3">{failure}</p>}</div>
    </section>
  )
}
