import { type Channel, type Pace, type Paces, pacesOf, type Topic } from '@maveshi/shared/notice/telling'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { choosePace } from '../../data/member/notice-choices.ts'
import { type Failure, failureOf } from '../dashboard/failure-text.ts'

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

interface PaceSelectProps {
  readonly channel: Channel
  readonly topic: Topic
  readonly pace: Pace
  readonly isBusy: boolean
  readonly onChange: (pace: Pace) => void
}

function PaceSelect({ channel, topic, pace, isBusy, onChange }: PaceSelectProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <li className="grid gap-1 sm:grid-cols-[1fr_12rem] sm:items-center sm:gap-4">
      <label htmlFor={id}>{t(`notices:topics.${topic}`)}</label>
      <select
        id={id}
        className="control"
        value={pace}
        aria-disabled={isBusy}
        onChange={(event) => !isBusy && onChange(event.target.value as Pace)}
      >
        {pacesOf(topic).map((one) => (
          <option key={one} value={one}>
            {t(one === 'never' ? NEVER[channel] : PACE_WORDS[one])}
          </option>
        ))}
      </select>
    </li>
  )
}

interface PaceListProps {
  readonly channel: Channel
  readonly topics: readonly Topic[]
  readonly paces: Paces
  readonly onChosen: (topic: Topic, pace: Pace) => void
}

/** How soon I am told of topics by one channel. What is chosen counts at once. */
export function PaceList({ channel, topics, paces, onChosen }: PaceListProps) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState<Topic>()
  const [said, setSaid] = useState<Failure | 'saved'>()

  async function choose(topic: Topic, pace: Pace): Promise<void> {
    setBusy(topic)
    setSaid(undefined)
    try {
      await choosePace(channel, topic, pace)
      onChosen(topic, pace)
      setSaid('saved')
    } catch (error) {
      setSaid(failureOf(error, t))
    }
    setBusy(undefined)
  }

  return (
    <>
      <ul className="card grid gap-4 p-4">
        {topics.map((topic) => (
          <PaceSelect
            key={topic}
            channel={channel}
            topic={topic}
            pace={paces[topic]}
            isBusy={busy !== undefined}
            onChange={(pace) => choose(topic, pace)}
          />
        ))}
      </ul>
      <p role="status" className="mt-3 font-semibold text-leaf">
        {said === 'saved' && t('notices:how.saved')}
      </p>
      <div role="alert">{said && said !== 'saved' && <p className="problem mt-3">{said.text}</p>}</div>
    </>
  )
}
