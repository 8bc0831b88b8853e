import { type Channel, TEXT_TOPICS, type Topic, topicsOf } from '@maveshi/shared/notice/telling'
import { useTranslation } from 'react-i18next'
import { type NoticeChoices, readNoticeChoices } from '../../data/member/notice-choices.ts'
import { paths } from '../../paths.ts'
import { LoadState } from '../dashboard/LoadState.tsx'
import { useLoaded } from '../dashboard/use-loaded.ts'
import { PaceList } from './PaceList.tsx'
import { PhoneChoice } from './PhoneChoice.tsx'
import { TextChoice } from './TextChoice.tsx'

/** How I am told: by mail, on this phone, and by text messages where the market can send some. */
export function Choices() {
  const { t } = useTranslation()
  const choices = useLoaded<NoticeChoices>('paces', readNoticeChoices)
  const { value, change } = choices
  const list = (channel: Channel, topics?: readonly Topic[]) =>
    value && (
      <PaceList
        channel={channel}
        topics={topics ?? topicsOf(value.roles)}
        paces={value.paces[channel]}
        onChosen={(topic, pace) =>
          change((known) => ({
            ...known,
            paces: { ...known.paces, [channel]: { ...known.paces[channel], [topic]: pace } },
          }))
        }
      />
    )
  return (
    <section id="how" className="mt-10">
      <h2 className="text-2xl">{t('notices:how.title')}</h2>
      <p className="mb-3 text-muted">{t('notices:how.intro')}</p>
      <LoadState loaded={choices} failed={t('notices:how.failed')} />
      {value && <h3 className="mb-3 text-xl">{t('notices:how.email')}</h3>}
      {value && !value.isAddressProved && (
        <p className="card mb-3 bg-turmeric-soft p-4 text-on-turmeric">
          {t('notices:how.unproved')}{' '}
          <a className="inline-flex min-h-12 items-center underline" href={paths.editProfile}>
            {t('editProfile:prove.title')}
          </a>
        </p>
      )}
      {list('email')}
      {value && <PhoneChoice>{list('push')}</PhoneChoice>}
      {value?.texts.map((offer) => (
        <TextChoice key={offer.channel} {...offer}>
          {list(offer.channel, TEXT_TOPICS)}
        </TextChoice>
      ))}
    </section>
  )
}
