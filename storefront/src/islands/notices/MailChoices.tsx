import { type Pace, pacesOf, TOPICS, type Topic } from '@maveshi/shared/notice/telling'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseMailPace, type NoticeChoices, readNoticeChoices } from '../../data/member/notice-choices.ts'
import { paths } from '../../paths.ts'
import { type Failure, failureOf } from '../dashboard/failure-text.ts'
import { LoadState } from '../dashboard/LoadState.tsx'
import { useLoaded } from '../dashboard/use-loaded.ts'

const PACE_WORDS = {
  never: 'notices:how.never',
  at_once: 'notices:how.atOnce',
  daily: 'notices:how.daily',
  weekly: 'notices:how.weekly',
} as const satisfies Record<Pace, string>

interface PaceSelectProps {
  readonly topic: Topic
  readonly pace: Pace
  readonly isBusy: boolean
  readonly onChange: (pace: Pace) => void
}

function PaceSelect({ topic, pace, isBusy, onChange }: PaceSelectProps) {
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
            {t(PACE_WORDS[one])}
          </option>
        ))}
      </select>
    </li>
  )
}

/** How I am told by mail: of each topic, and how soon. What is chosen counts at once. */
export function MailChoices() {
  const { t } = useTranslation()
  const choices = useLoaded<NoticeChoices>('notice-choices', readNoticeChoices)
  const [busy, setBusy] = useState<Topic>()
  const [said, setSaid] = useState<Failure | 'saved'>()
  const { value, change } = choices

  async function choose(topic: Topic, pace: Pace): Promise<void> {
    setBusy(topic)
    setSaid(undefined)
    try {
      await chooseMailPace(topic, pace)
      change((known) => ({ ...known, mail: { ...known.mail, [topic]: pace } }))
      setSaid('saved')
    } catch (error) {
      setSaid(failureOf(error, t))
    }
    setBusy(undefined)
  }

  return (
    <section id="how" className="mt-10">
      <h2 className="text-2xl">{t('notices:how.title')}</h2>
      <p className="mb-3 text-muted">{t('notices:how.intro')}</p>
      <LoadState loaded={choices} failed={t('notices:how.failed')} />
      {value && !value.isAddressProved && (
        <p className="card mb-3 bg-turmeric-soft p-4 text-on-turmeric">
          {t('notices:how.unproved')}{' '}
          <a className="link inline-flex min-h-12 items-center" href={paths.editProfile}>
            {t('editProfile:prove.title')}
          </a>
        </p>
      )}
      {value && (
        <ul className="card grid gap-4 p-4">
          {TOPICS.map((topic) => (
            <PaceSelect
              key={topic}
              topic={topic}
              pace={value.mail[topic]}
              isBusy={busy !== undefined}
              onChange={(pace) => choose(topic, pace)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="mt-3 font-semibold text-leaf">
        {said === 'saved' && t('notices:how.saved')}
      </p>
      <div role="alert">{said && said !== 'saved' && <p className="problem mt-3">{said.text}</p>}</div>
    </section>
  )
}
