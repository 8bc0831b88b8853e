import { type Exporter, useTranslate } from 'react-admin'
import { csvText, downloadCsv } from '../../export/csv.ts'
import type { ReportedListing } from '../../providers/report-queue.ts'
import { useCatalogue } from '../listings/CatalogueGate.tsx'
import { STATUS_WORDS } from '../listings/status.ts'
import { REPORT_REASON_WORDS } from './report-words.ts'

const HEADINGS = [
  'admin:listing.id',
  'admin:listings.listing',
  'admin:listings.category',
  'admin:listings.status',
  'admin:listings.seller',
  'admin:reports.weight',
  'admin:reports.reporters',
  'admin:reports.count',
  'admin:reports.reason',
  'admin:reports.oldest',
  'admin:reports.acknowledgeDue',
  'admin:reports.settleDue',
  'admin:reports.settledAt',
] as const

/** Writes reported listings as CSV, its headings in the reader's language and its times as ISO 8601. */
export function useReportExporter(): Exporter<ReportedListing> {
  const translate = useTranslate()
  const catalogue = useCatalogue()
  return (rows) => {
    const lines = rows.map((reported) => [
      reported.id,
      catalogue.title(reported),
      catalogue.category(reported.category),
      translate(STATUS_WORDS[reported.status].words),
      reported.seller?.name,
      reported.weight,
      reported.reporters,
      reported.reports,
      reported.reasons.map((reason) => translate(REPORT_REASON_WORDS[reason])).join('; '),
      reported.oldest?.toISOString(),
      reported.acknowledge_by?.toISOString(),
      reported.settle_by?.toISOString(),
      reported.settled_at?.toISOString(),
    ])
    downloadCsv('reports', csvText([HEADINGS.map((heading) => translate(heading)), ...lines]))
  }
}
