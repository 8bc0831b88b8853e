import type { ContactChannel } from '@maveshi/shared/listing/contact'
import type { Language } from '@maveshi/shared/locale/languages'
import { joinList } from '@maveshi/shared/locale/list'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WrittenSentences } from '../../components/WrittenSentences.tsx'
import { revealWanted, type WantedForMe } from '../../data/member/wanted.ts'
import { paths } from '../../paths.ts'
import { contactWay } from '../listing/contact-link.ts'
import { FailureNote } from './FailureNote.tsx'
import { LoadState } from './LoadState.tsx'
import type { Loaded } from './use-loaded.ts'
import { useStep } from './use-step.ts'
import { WantedWords } from './WantedWords.tsx'

interface CardProps {
  readonly wanted: WantedForMe
  readonly language: Language
}

const BUTTONS = {
  phone: { look: 'button grow', words: 'wanted:call' },
  whatsapp: { look: 'button button-quiet grow', words: 'listing:contact.whatsapp' },
} as const

/** Asks for the number at a press, and then calls, or begins to write. */
function Way({ wanted, language, channel }: CardProps & { channel: ContactChannel }) {
  const { t } = useTranslation()
  const { isBusy, failure, take } = useStep(t)
  const [number, setNumber] = useState<string>()
  const { look, words } = BUTTONS[channel]
  if (number) {
    const { title = '', details = [] } = wanted.said ?? {}
    const message = t('wanted:message', { what: joinList([title, ...details], language) })
    const { href, text } = contactWay(number, channel, message, t)
    return (
      <a className={look} href={href} {...(channel === 'whatsapp' && { rel: 'noopener', target: '_blank' })}>
        {text}
      </a>
    )
  }
  return (
    <div className="grid grow gap-1">
      <button
        type="button"
        className={look}
        disabled={isBusy}
        onClick={() => take(() => revealWanted(wanted.id, channel).then(setNumber))}
      >
        {t(words)}
      </button>
      <FailureNote failure={failure} />
    </div>
  )
}

function Card({ wanted, language }: CardProps) {
  const { t } = useTranslation()
  const { fits, said, words, channels } = wanted
  return (
    <li className="card grid gap-2 p-4">
      <p className="font-semibold text-leaf">{fits ? t('wanted:forMe.fits') : t('wanted:forMe.near')}</p>
      <WantedWords said={said} />
      {words && <WrittenSentences text={words} language={language} t={t} />}
      <div className="flex flex-wrap gap-2">
        {channels.map((channel) => (
          <Way key={channel} wanted={wanted} language={language} channel={channel} />
        ))}
      </div>
    </li>
  )
}

interface ForMeProps {
  readonly loaded: Loaded<WantedForMe[]>
  readonly language: Language
}

/** What others look for that fits what I offer, or that is looked for where I am. Nothing where there is none. */
export function ForMe({ loaded, language }: ForMeProps) {
  const { t } = useTranslation()
  const { value: wanted, failure } = loaded
  if (!failure && !wanted?.length) return null
  return (
    <section id="wanted-for-me" className="mb-6">
      <h2 className="mb-3 text-xl">{t('wanted:forMe.title')}</h2>
      <LoadState loaded={loaded} failed={t('wanted:forMe.failed')} />
      <ul className="grid gap-2">
        {wanted?.map((one) => (
          <Card key={one.id} wanted={one} language={language} />
        ))}
      </ul>
      <a className="mt-2 inline-flex min-h-12 items-center text-leaf underline" href={paths.wanted}>
        {t('wanted:forMe.all')}
      </a>
    </section>
  )
}
