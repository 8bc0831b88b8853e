import { REASON_CHARACTERS } from '@maveshi/shared/limits'
import { formatDate } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import { problemSentence } from '@maveshi/shared/refusal/account-sentences'
import type { Refusal } from '@maveshi/shared/refusal/refusal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  cancelDeletion,
  type DeletionRequest,
  readDeletionRequest,
  requestDeletion,
} from '../../data/member/deletion-request.ts'
import { useAccountForm } from '../account/account-form.ts'
import { problemSentences } from '../account/problems.ts'
import { Field } from '../form/Field.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { Loaded } from './Loaded.tsx'
import { Problem, Section } from './Section.tsx'
import { useOwn } from './use-own.ts'

interface PartProps {
  readonly onChange: () => void
}

function Ask({ onChange }: PartProps) {
  const { t } = useTranslation()
  const { problems, isBusy, onSubmit } = useAccountForm(
    () => ({}),
    async ({ reason = '' }) => {
      const problem = await requestDeletion(reason)
      if (problem) return problemSentences(problem, t)
      onChange()
    },
  )
  return (
    <>
      <p>{t('profile:deletion.text')}</p>
      <details>
        <summary className="button button-quiet">{t('profile:deletion.begin')}</summary>
        <form method="post" className="mt-4 grid gap-4" onSubmit={onSubmit} noValidate>
          <Problem text={problems.form} />
          <Field id="reason" label={t('profile:deletion.reason')}>
            {(control) => (
              <textarea {...control} name="reason" rows={3} maxLength={REASON_CHARACTERS} className="control" />
            )}
          </Field>
          <SubmitButton isBusy={isBusy} text={t('profile:deletion.ask')} busyText={t('login:busy')} />
        </form>
      </details>
    </>
  )
}

function Asked({ onChange, request, language }: PartProps & { request: DeletionRequest; language: Language }) {
  const { t } = useTranslation()
  const [problem, setProblem] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)

  async function takeBack(): Promise<void> {
    setBusy(true)
    const refusal = await cancelDeletion()
    setBusy(false)
    setProblem(refusal)
    if (!refusal) onChange()
  }

  return (
    <>
      <p role="status" className="font-semibold">
        {t('profile:deletion.asked', { date: formatDate(request.askedAt, language) })}
      </p>
      {request.reason && <p className="text-muted">{request.reason}</p>}
      <Problem text={problem && problemSentence(problem, t)} />
      <button type="button" className="button button-quiet justify-self-start" disabled={isBusy} onClick={takeBack}>
        {t('profile:deletion.takeBack')}
      </button>
    </>
  )
}

/** Asks for my account to be deleted. Administrators see to it, so until then the wish can be taken back. */
export function Deletion({ language }: { language: Language }) {
  const { t } = useTranslation()
  const own = useOwn(readDeletionRequest)
  return (
    <Section title={t('profile:deletion.title')}>
      <Loaded own={own}>
        {(request, reload) =>
          request ? <Asked onChange={reload} request={request} language={language} /> : <Ask onChange={reload} />
        }
      </Loaded>
    </Section>
  )
}
