import { type Channel, type Pace, pacesOf, type Topic } from '@maveshi/shared/notice/telling'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../dashboard/failure-text.ts'

const NEVER = {
  email: 'notices:how.never',
  push: 'notices:push.never',
  sms: 'notices:push.never',
  whatsapp: 'notices:push.never',
} as const satisfies Record<Channel, string>
const PACE_WORDS = {
  at_once: 'notices:how.atOnce',
  daily: 'notices:how.daily',
  weekly: 'notices:how.weekly',
} as const satisfies Record<Exclude<Pace, 'never'>, string>

interface ControlProps {
  readonly channel: Channel
  readonly topic: Topic
  readonly pace: Pace
  readonly isBusy: boolean
  readonly onChoose: (pace: Pace) => void
}

/** For what is told at once or never. */
function PaceBox({ topic, pace, isBusy, onChoose }: ControlProps) {
  const { t } = useTranslation()
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="size-6 shrink-0"
        checked={pace !== 'never'}
        aria-disabled={isBusy}
        onChange={(event) => onChoose(event.target.checked ? 'at_once' : 'never')}
      />
      {t(`notices:topics.${topic}`)}
    </label>
  )
}

function PaceSelect({ channel, topic, pace, isBusy, onChoose }: ControlProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className="grid gap-1 py-2 sm:grid-cols-[1fr_14rem] sm:items-center sm:gap-4">
      <label htmlFor={id}>{t(`notices:topics.${topic}`)}</label>
      <select
        id={id}
        className="control"
        value={pace}
        aria-disabled={isBusy}
        onChange={(event) => onChoose(event.target.value as Pace)}
      >
        {pacesOf(topic).map((one) => (
          <option key={one} value={one}>
            {t(one === 'never' ? NEVER[channel] : PACE_WORDS[one])}
          </option>
        ))}
      </select>
    </div>
  )
}

interface PaceChoiceProps extends ControlProps {
  /** What came of the last choice, where that was of this topic. */
  readonly said: Failure | 'saved' | undefined
}

/** How soon I am told of one topic, and beside it that this is kept, or why not. */
export function PaceChoice({ said, ...control }: PaceChoiceProps) {
  const { t } = useTranslation()
  return (
    <li>
      {pacesOf(control.topic).length > 2 ? <PaceSelect {...control} /> : <PaceBox {...control} />}
      <p role="status" className="font-semibold text-leaf">
        {said === 'saved' && t('notices:how.saved')}
      </p>
      <div role="alert">{said && said !== 'saved' && <p className="problem">{said.text}</p>}</div>
    </li>
  )
}
