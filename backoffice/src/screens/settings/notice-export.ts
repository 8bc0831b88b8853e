import { dayInIndia, type MovementNotice, noticeState } from '@maveshi/shared/listing/movement-notice'
import { LANGUAGE_FACTS } from '@maveshi/shared/locale/languages'
import { type Exporter, type RaRecord, useTranslate } from 'react-admin'
import { csvText, downloadCsv } from '../../export/csv.ts'
import { NOTICE_STATES, namesOf } from './notice-words.ts'
import type { NoticeChoices } from './use-notice-choices.ts'

/** A notice as a row of a list. */
export type NoticeRow = MovementNotice & RaRecord<string>

/** Writes notices as CSV, their text in a column a language, their days as ISO 8601. */
export function useNoticeExporter({ categories, places }: NoticeChoices): Exporter<NoticeRow> {
  const translate = useTranslate()
  const headings = [
    'admin:listings.status',
    'admin:settings.animals',
    'admin:settings.places',
    'admin:settings.startsOn',
    'admin:settings.endsOn',
  ].map((key) => translate(key))
  const cells = (notice: NoticeRow) => [
    translate(NOTICE_STATES[noticeState(notice, dayInIndia(new Date()))]),
    namesOf(notice.categories, categories, translate('admin:settings.everyAnimal')),
    namesOf(notice.place_ids, places, translate('admin:settings.everywhere')),
    notice.starts_on,
    notice.ends_on,
    ...LANGUAGE_FACTS.map(({ code }) => notice.texts[code]),
  ]
  return (notices) =>
    downloadCsv(
      'movement-notices',
      csvText([[...headings, ...LANGUAGE_FACTS.map(({ name }) => name)], ...notices.map(cells)]),
    )
}
