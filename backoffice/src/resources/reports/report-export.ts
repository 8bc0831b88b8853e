import { shownStatus } from '@maveshi/shared/listing/standing'
import { joinList } from '@maveshi/shared/locale/list'
import { type Exporter, useTranslate } from 'react-admin'
import { type Column, downloadCsv, tableCsv } from '../../export/csv.ts'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import { STATUS_WORDS } from '../../market/listing-statuses.ts'
import { REPORT_REASON_WORDS } from '../../market/report-words.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { ReportedListing } from '../../providers/report-queue.ts'

/** Writes reported listings as CSV, its headings in the reader's language and its times as ISO 8601. */
export function useReportExporter(): Exporter<ReportedListing> {
  const translate = useTranslate()
  const language = useLanguage()
  const catalogue = useCatalogue()
  const columns: readonly Column<ReportedListing>[] = [
    ['admin:listing.id', ({ id }) => id],
    ['admin:listings.listing', (reported) => catalogue.title(reported)],
    ['admin:listings.category', ({ category }) => catalogue.category(category)],
    ['admin:listings.status', (reported) => translate(STATUS_WORDS[shownStatus(reported)].words)],
    ['admin:listings.seller', ({ seller }) => seller?.name],
    ['admin:reports.weight', ({ weight }) => weight],
    ['admin:reports.reporters', ({ reporters }) => reporters],
    ['admin:reports.count', ({ reports }) => reports],
    [
      'admin:reports.reason',
      ({ reasons }) =>
        joinList(
          reasons.map((reason) => translate(REPORT_REASON_WORDS[reason])),
          language,
        ),
    ],
    ['admin:reports.oldest', ({ oldest }) => oldest?.toISOString()],
    ['admin:reports.acknowledgeDue', ({ acknowledge_by }) => acknowledge_by?.toISOString()],
    ['admin:reports.settleDue', ({ settle_by }) => settle_by?.toISOString()],
    ['admin:reports.settledAt', ({ settled_at }) => settled_at?.toISOString()],
  ]
  return (rows) => downloadCsv('reports', tableCsv(columns, rows, translate))
}
