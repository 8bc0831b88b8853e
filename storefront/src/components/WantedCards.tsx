import type { Language } from '@maveshi/shared/locale/languages'
import { joinList } from '@maveshi/shared/locale/list'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { WantedCard } from '@maveshi/shared/wanted'
import { CalendarDays, Flag, MapPin, MessageCircle, Phone } from 'lucide-react'
import { paths, withReturn } from '../paths.ts'
import { Art } from './Art.tsx'
import { WrittenSentences } from './WrittenSentences.tsx'
import { untilText, type WantedInWords, type WordWanted } from './wanted-words.ts'

interface CardProps {
  readonly wanted: WantedCard
  readonly words: WantedInWords
  /** The page that they are on. */
  readonly path: string
  readonly language: Language
  readonly t: Translate
}

/** The login, and from there back to this notice. */
const loginFrom = (path: string, { id }: WantedCard) => withReturn(paths.login, `${path}#${id}`)

/** The ways to the buyer. The links lead to the login; scripts ask a guest first, and tell a member the number. */
function Ways({ wanted, words, path, language, t }: CardProps) {
  const login = loginFrom(path, wanted)
  const said = joinList([words.title, ...words.details], language)
  const why = t('wanted:account')
  const about = (question: string) => t('buy:filters.answered', { question, answer: said })
  const link = (act: string) => ({ 'data-account': why, 'data-act': `${act}:${wanted.id}` })
  return (
    <div className="flex flex-wrap gap-2">
      {wanted.channels.includes('phone') && (
        <a className="button grow" href={login} {...link('phone')} aria-label={about(t('wanted:call'))}>
          <Phone size={20} aria-hidden className="shrink-0" />
          {t('wanted:call')}
        </a>
      )}
      {wanted.channels.includes('whatsapp') && (
        <a
          className="button button-quiet grow"
          href={login}
          {...link('whatsapp')}
          data-message={t('wanted:message', { what: said })}
          aria-label={about(t('listing:contact.whatsapp'))}
        >
          <MessageCircle size={20} aria-hidden className="shrink-0" />
          {t('listing:contact.whatsapp')}
        </a>
      )}
    </div>
  )
}

function Card(props: CardProps) {
  const { wanted, words, path, language, t } = props
  const said = joinList([words.title, ...words.details], language)
  return (
    <li className="card flex min-w-0 flex-col gap-3 p-4" id={wanted.id}>
      <div className="flex items-start gap-3">
        <Art icon={words.category?.iconName ?? 'cow'} size={48} />
        <h2 className="min-w-0 text-xl wrap-anywhere">{words.title}</h2>
      </div>
      {(words.details.length > 0 || words.price) && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-lg font-semibold">
          {[...words.details, ...(words.price ? [words.price] : [])].map((text) => (
            <li key={text}>
              <bdi>{text}</bdi>
            </li>
          ))}
        </ul>
      )}
      {wanted.words && <WrittenSentences text={wanted.words} language={language} t={t} />}
      <p className="icon-line font-semibold">
        <MapPin size={20} aria-hidden className="text-leaf" />
        {words.place}
      </p>
      <p className="icon-line text-muted">
        <CalendarDays size={20} aria-hidden />
        {untilText(wanted.expires_at, language, t)}
      </p>
      <div className="mt-auto grid gap-1">
        <Ways {...props} />
        <a
          className="icon-line min-h-12 items-center text-muted underline"
          href={loginFrom(path, wanted)}
          data-account={t('listing:report.account')}
          data-act={`report:${wanted.id}`}
          aria-label={t('buy:filters.answered', { question: t('listing:report.open'), answer: said })}
        >
          <Flag size={20} aria-hidden />
          {t('listing:report.open')}
        </a>
      </div>
    </li>
  )
}

interface CardsProps {
  readonly wanted: readonly WantedCard[]
  /** The page that they are on. */
  readonly path: string
  readonly wordsOf: WordWanted
  readonly language: Language
  readonly t: Translate
}

/** What buyers look for, a card each. */
export function WantedCards({ wanted, path, wordsOf, language, t }: CardsProps) {
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      {wanted.map((one) => (
        <Card key={one.id} wanted={one} words={wordsOf(one)} path={path} language={language} t={t} />
      ))}
    </ul>
  )
}
