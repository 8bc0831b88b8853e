import type { Channel, Pace, Paces, Topic } from '@maveshi/shared/notice/telling'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { choosePace } from '../../data/member/notice-choices.ts'
import { type Failure, failureOf } from '../dashboard/failure-text.ts'
import { PaceChoice } from './PaceChoice.tsx'

interface PaceListProps {
  readonly channel: Channel
  readonly topics: readonly Topic[]
  readonly paces: Paces
  readonly onChosen: (topic: Topic, pace: Pace) => void
}

/** How soon I am told of topics by one channel. What is chosen counts at once. */
export function PaceList({ channel, topics, paces, onChosen }: PaceListProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<{ topic: Topic; pace: Pace; said?: Failure | 'saved' }>()
  const isBusy = chosen !== undefined && !chosen.said

  async function choose(topic: Topic, pace: Pace): Promise<void> {
    if (isBusy) return
    setChosen({ topic, pace })
    try {
      await choosePace(channel, topic, pace)
      onChosen(topic, pace)
      setChosen({ topic, pace, said: 'saved' })
    } catch (error) {
      setChosen({ topic, pace, said: failureOf(error, t) })
    }
  }

  return (
    <ul className="card grid gap-1 px-4 py-2">
      {topics.map((topic) => {
        const own = chosen?.topic === topic ? chosen : undefined
        return (
          <PaceChoice
            key={topic}
            channel={channel}
            topic={topic}
            pace={own && isBusy ? own.pace : paces[topic]}
            isBusy={isBusy}
            said={own?.said}
            onChoose={(pace) => choose(topic, pace)}
          />
        )
      })}
    </ul>
  )
}
