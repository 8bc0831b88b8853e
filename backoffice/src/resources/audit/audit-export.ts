import { type Exporter, useTranslate } from 'react-admin'
import { type Column, downloadCsv, tableCsv } from '../../export/csv.ts'
import { entryChanges } from '../../history/changes.ts'
import { useSentences } from '../../history/use-sentences.ts'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import type { AuditEntry } from '../../providers/audit.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'

/** Writes what was done as CSV, in sentences of the reader's language and its times as ISO 8601. */
export function useAuditExporter(): Exporter<AuditEntry> {
  const translate = useTranslate()
  const language = useLanguage()
  const catalogue = useCatalogue()
  const sentenceOf = useSentences()
  const changed = (entry: AuditEntry) =>
    entryChanges(entry, { translate, language, catalogue })
      .map(({ name, before = '', after = '' }) => `${name}: ${[before, after].filter(Boolean).join(' → ')}`)
      .join(' · ')
  const columns: readonly Column<AuditEntry>[] = [
    ['admin:history.when', ({ created_at }) => created_at.toISOString()],
    ['admin:history.what', sentenceOf],
    ['admin:history.changes', changed],
  ]
  return (entries) => downloadCsv('history', tableCsv(columns, entries, translate))
}
