import { REJECTION_REASONS, REMOVAL_REASONS } from '@maveshi/shared/listing/status'
import { formatDate, formatNumber } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import { canClose, canRenew, type WantedState } from '@maveshi/shared/wanted'
import { useTranslation } from 'react-i18next'
import { WrittenSentences } from '../../components/WrittenSentences.tsx'
import { closeWanted, type OwnWanted as Own, renewWanted } from '../../data/member/wanted.ts'
import { paths } from '../../paths.ts'
import { FailureNote } from './FailureNote.tsx'
import { LoadState } from './LoadState.tsx'
import type { Loaded } from './use-loaded.ts'
import { useStep } from './use-step.ts'
import { WantedWords } from './WantedWords.tsx'

const STATES = {
  pending: 'dashboard:status.pending',
  active: 'wanted:mine.active',
  expired: 'dashboard:status.expired',
  rejected: 'dashboard:status.rejected',
  closed: 'wanted:mine.closed',
  removed: 'dashboard:status.removed',
} as const satisfies Record<WantedState, string>

const isOneOf = <Known extends string>(known: readonly Known[], named: string | null): named is Known =>
  (known as readonly (string | null)[]).includes(named)

interface RowProps {
  readonly own: Own
  readonly language: Language
  readonly onStep: () => void
}

/** Why it was turned down or removed, as the market puts it. */
function Reason({ own: { state, reason, note }, language }: Pick<RowProps, 'own' | 'language'>) {
  const { t } = useTranslation()
  const why =
    state === 'removed' && isOneOf(REMOVAL_REASONS, reason)
      ? t(`dashboard:removalReasons.${reason}`)
      : state === 'rejected' && isOneOf(REJECTION_REASONS, reason) && t(`dashboard:reasons.${reason}`)
  if (!why) return null
  return (
    <div>
      <p>{t('dashboard:reason', { reason: why })}</p>
      {note && <WrittenSentences text={note} language={language} t={t} />}
    </div>
  )
}

function Row({ own, language, onStep }: RowProps) {
  const { t } = useTranslation()
  const { isBusy, failure, take } = useStep(t)
  const { id, state, said, words, asked, expiresAt, path } = own
  const step = (doing: (id: string) => Promise<void>) => () => take(() => doing(id).then(onStep))
  return (
    <li className="card grid justify-items-start gap-2 p-4">
      <WantedWords said={said} />
      {words && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          <bdi>{words}</bdi>
        </p>
      )}
      <p className="font-semibold">{t(STATES[state])}</p>
      <Reason own={own} language={language} />
      {state === 'active' && <p>{t('wanted:until', { date: formatDate(new Date(expiresAt), language) })}</p>}
      {asked > 0 && <p>{t('wanted:mine.asked', { count: asked, number: formatNumber(asked) })}</p>}
      <div className="flex flex-wrap gap-2">
        {canRenew(state, new Date(expiresAt)) && (
          <button
            type="button"
            className={state === 'active' ? 'button button-quiet' : 'button'}
            disabled={isBusy}
            onClick={step(renewWanted)}
          >
            {t('wanted:mine.renew')}
          </button>
        )}
        {state === 'rejected' && (
          <a className="button" href={path}>
            {t('wanted:mine.again')}
          </a>
        )}
        {canClose(state) && state !== 'expired' && (
          <button type="button" className="button button-quiet" disabled={isBusy} onClick={step(closeWanted)}>
            {t('wanted:mine.close')}
          </button>
        )}
      </div>
      <FailureNote failure={failure} />
    </li>
  )
}

interface OwnWantedProps {
  readonly loaded: Loaded<Own[]>
  readonly language: Language
}

/** What I look for, where each notice stands, and what I can do with it. */
export function OwnWanted({ loaded, language }: OwnWantedProps) {
  const { t } = useTranslation()
  const { value: notices, reload } = loaded
  return (
    <section id="wanted">
      <h2 className="mb-3 text-xl">{t('wanted:mine.title')}</h2>
      <LoadState loaded={loaded} failed={t('wanted:mine.failed')} />
      <ul className="grid gap-2">
        {notices?.map((own) => (
          <Row key={own.id} own={own} language={language} onStep={reload} />
        ))}
      </ul>
      {notices && (
        <div className="card mt-2 grid justify-items-start gap-3 p-4">
          {notices.length === 0 && <p>{t('wanted:mine.empty')}</p>}
          <a className="button button-quiet" href={paths.wantedForm}>
            {t('wanted:post')}
          </a>
        </div>
      )}
    </section>
  )
}
