import { formatDate } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { NoticeInWords } from '../data/guest/notices.ts'
import { WrittenSentences } from './WrittenSentences.tsx'

interface MovementNoticesProps {
  readonly notices: readonly NoticeInWords[]
  /** The reader's. */
  readonly language: Language
  readonly t: Translate
}

/** What is in force where this animal is: who takes it along without the papers may lose it on the way. */
export function MovementNotices({ notices, language, t }: MovementNoticesProps) {
  if (notices.length === 0) return null
  return (
    <aside aria-label={t('listing:movement.title')} className="card grid gap-2 p-4">
      <h2 className="text-lg">{t('listing:movement.title')}</h2>
      {notices.map(({ id, text, language: own, until }) => (
        <div key={id}>
          <WrittenSentences text={text} said={own} language={language} t={t} />
          <p className="text-muted">{t('listing:movement.until', { date: formatDate(until, language) })}</p>
        </div>
      ))}
    </aside>
  )
}
