import type { Translate } from '@maveshi/shared/locale/translate'
import { useTranslation } from 'react-i18next'
import type { Standing } from '../../data/member/dashboard.ts'
import { deleteDraft, markSold, withdraw } from '../../data/member/seller-steps.ts'
import { Dialog } from './Dialog.tsx'
import { FailureNote } from './FailureNote.tsx'
import type { AskedAction, AskedStep } from './own-listing-steps.ts'
import { PriceForm } from './PriceForm.tsx'
import { actionText } from './step-words.ts'
import { useStep } from './use-step.ts'

/** A way to go on from a question. */
interface Answer {
  readonly text: string
  readonly action: AskedAction
  readonly isQuiet?: boolean
  readonly take: () => Promise<Standing | undefined>
}

interface Question {
  readonly title: string
  readonly text: string
  readonly answers: readonly Answer[]
}

function questionOf({ action, listing: { id, words, isService } }: AskedStep, t: Translate): Question {
  const title = { title: words }
  const takeBack = (text: string, isQuiet = false): Answer => ({
    text,
    isQuiet,
    action: 'withdraw',
    take: () => withdraw(id),
  })
  if (action === 'delete') {
    return {
      title: t('dashboard:ask.delete.title', title),
      text: t('dashboard:ask.delete.text'),
      answers: [
        {
          text: t('dashboard:ask.delete.confirm'),
          action,
          take: () => deleteDraft(id).then(() => undefined),
        },
      ],
    }
  }
  if (action === 'mark-sold') {
    return {
      title: t('dashboard:ask.sold.title', title),
      text: t('dashboard:ask.sold.text'),
      answers: [
        { text: t('dashboard:ask.sold.here'), action, take: () => markSold(id, 'here') },
        { text: t('dashboard:ask.sold.elsewhere'), action, take: () => markSold(id, 'elsewhere') },
        takeBack(t('dashboard:ask.sold.notSold'), true),
      ],
    }
  }
  return {
    title: t(isService ? 'dashboard:ask.pause.title' : 'dashboard:ask.withdraw.title', title),
    text: t(isService ? 'dashboard:ask.pause.text' : 'dashboard:ask.withdraw.text'),
    answers: [takeBack(actionText('withdraw', t, isService))],
  }
}

/** Asks before something is done that buyers notice or that cannot be taken back. It stays open until it is done. */
export function StepDialog(props: AskedStep) {
  const { t } = useTranslation()
  const { action, listing, onClose, onDone, onFailure } = props
  const { isBusy, failure, take } = useStep(t, onFailure)
  if (action === 'change-price') return <PriceForm {...props} />
  const { title, text, answers } = questionOf(props, t)

  async function choose(answer: Answer) {
    const isDone = await take(async () => onDone(listing, answer.action, await answer.take()))
    if (isDone) onClose()
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <FailureNote failure={failure} />
      {answers.map((answer) => (
        <button
          key={answer.text}
          type="button"
          className={`button ${answer.isQuiet ? 'button-quiet' : ''} ${action === 'delete' ? 'bg-danger' : ''}`}
          disabled={isBusy}
          onClick={() => choose(answer)}
        >
          {isBusy ? t('dashboard:steps.busy') : answer.text}
        </button>
      ))}
      <button type="button" className="button button-quiet" onClick={onClose}>
        {t('buttons:cancel')}
      </button>
    </Dialog>
  )
}
