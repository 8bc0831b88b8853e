import type { Language } from '@maveshi/shared/locale/languages'
import { useTranslation } from 'react-i18next'
import { WrittenSentences } from '../../components/WrittenSentences.tsx'
import { deleteDraftEverywhere } from '../../data/member/drafts.ts'
import { deleteDraft } from '../../data/member/seller-steps.ts'
import { paths } from '../../paths.ts'
import { stepCriticised } from '../sell/steps.ts'
import { FailureNote } from './FailureNote.tsx'
import { type StepReport, type TitledListing, typeOf } from './own-listing-steps.ts'
import { useStep } from './use-step.ts'

interface RevisionNoteProps extends Pick<StepReport, 'onMoved'> {
  readonly listing: TitledListing
  readonly language: Language
}

const LINK = 'inline-flex min-h-12 items-center text-leaf underline'

/** What becomes of a change of what is on offer: it waits for a review, or was turned down. */
export function RevisionNote({ listing, language, onMoved }: RevisionNoteProps) {
  const { t } = useTranslation()
  const { isBusy, failure, take } = useStep(t)
  const { revision } = listing
  if (revision?.status === 'pending') {
    return (
      <div className="rounded-control bg-turmeric-soft p-3 text-on-turmeric">
        <p>{t('dashboard:revision.pending')}</p>
        <a className={LINK} href={paths.submitted(typeOf(listing), revision.id)}>
          {t('dashboard:revision.see')}
        </a>
      </div>
    )
  }
  if (revision?.status !== 'rejected') return null
  const { id, rejectionReason, rejectionNote } = revision
  const discard = () =>
    take(async () => {
      await deleteDraftEverywhere(id)
      await deleteDraft(id)
      onMoved()
    })
  return (
    <div className="rounded-control bg-danger-soft p-3">
      <p className="font-semibold text-danger">{t('dashboard:revision.refused')}</p>
      <p>{t('dashboard:reason', { reason: t(`dashboard:reasons.${rejectionReason}`) })}</p>
      {rejectionNote && <WrittenSentences text={rejectionNote} language={language} t={t} />}
      <p className="flex flex-wrap gap-x-5">
        <a className={LINK} href={`${paths.goOn(typeOf(listing), id)}#${stepCriticised(rejectionReason)}`}>
          {t('dashboard:steps.correct')}
        </a>
        <button type="button" className={`${LINK} cursor-pointer`} disabled={isBusy} onClick={discard}>
          {isBusy ? t('dashboard:steps.busy') : t('dashboard:revision.discard')}
        </button>
      </p>
      <FailureNote failure={failure} />
    </div>
  )
}
