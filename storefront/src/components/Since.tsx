import { formatDate } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'

/** The day the texts of law were last changed. To be moved with every change of their meaning. */
const IN_FORCE_SINCE = new Date('2026-11-21T00:00:00+05:30')

export function Since({ t, language }: { t: Translate; language: Language }) {
  return <p className="mt-6 text-muted">{t('legal:since', { date: formatDate(IN_FORCE_SINCE, language) })}</p>
}
