import type { ContactChannel } from '@maveshi/shared/listing/contact'
import { formatMobileNumber } from '@maveshi/shared/locale/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { revealWanted, type WantedForMe } from '../../data/member/wanted.ts'
import { paths } from '../../paths.ts'
import { FailureNote } from './FailureNote.tsx'
import { LoadState } from './LoadState.tsx'
import type { Loaded } from './use-loaded.ts'
import { useStep } from './use-step.ts'
import { WantedWords } from './WantedWords.tsx'

const addressOf = (channel: ContactChannel, number: string) =>
  channel === 'phone' ? `tel:${number}` : `https://wa.me/${number.slice(1)}`

function Way({ wanted, channel }: { wanted: WantedForMe; channel: ContactChannel }) {
  const { t } = useTranslation()
  const { isBusy, failure, take } = useStep(t)
  const [number, setNumber] = useState<string>()
  if (number) {
    return (
      <a className="button" href={addressOf(channel, number)}>
        <bdi dir="ltr">{formatMobileNumber(number)}</bdi>
      </a>
    )
  }
  return (
    <div className="grid gap-1">
      <button
        type="button"
        className={channel === 'phone' ? 'button' : 'button button-quiet'}
        disabled={isBusy}
        onClick={() => take(() => revealWanted(wanted.id, channel).then(setNumber))}
      >
        {channel === 'phone' ? t('wanted:call') : t('listing:contact.whatsapp')}
      </button>
      <FailureNote failure={failure} />
    </div>
  )
}

/** What others look for that fits what I offer, or that is looked for where I am. Nothing where there is none. */
export function ForMe({ loaded }: { readonly loaded: Loaded<WantedForMe[]> }) {
  const { t } = useTranslation()
  const { value: wanted, failure } = loaded
  if (!failure && !wanted?.length) return null
  return (
    <section id="wanted-for-me" className="mb-6">
      <h2 className="mb-3 text-xl">{t('wanted:forMe.title')}</h2>
      <LoadState loaded={loaded} failed={t('wanted:forMe.failed')} />
      <ul className="grid gap-2">
        {wanted?.map((one) => (
          <li key={one.id} className="card grid gap-2 p-4">
            <p className="font-semibold text-leaf">{one.fits ? t('wanted:forMe.fits') : t('wanted:forMe.near')}</p>
            <WantedWords said={one.said} />
            {one.words && (
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                <bdi>{one.words}</bdi>
              </p>
            )}
            <div className="flex flex-wrap gap-2">
              {one.channels.map((channel) => (
                <Way key={channel} wanted={one} channel={channel} />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <a className="mt-2 inline-flex min-h-12 items-center text-leaf underline" href={paths.wanted}>
        {t('wanted:forMe.all')}
      </a>
    </section>
  )
}
