import { formatMoment } from '@maveshi/shared/locale/format'
import { DataTable } from 'react-admin'
import { Changes } from '../../history/Changes.tsx'
import { EntrySentence } from '../../history/EntrySentence.tsx'
import { CellWords, LinkTable } from '../../layout/LinkTable.tsx'
import type { Column } from '../../layout/row-settings.ts'
import type { AuditEntry } from '../../providers/audit.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { NoEntries } from './NoEntries.tsx'

/** What can be left out. */
export const AUDIT_COLUMNS: readonly Column[] = [{ source: 'changes', label: 'admin:history.changes' }]

/** What was done as rows, for a wide screen. */
export function AuditTable() {
  const language = useLanguage()
  return (
    <LinkTable<AuditEntry>
      empty={<NoEntries />}
      sx={{
        '& .RaDataTable-rowCell': { py: 1, px: 0.75, verticalAlign: 'top' },
        '& .RaDataTable-row': { cursor: 'auto' },
      }}
    >
      <DataTable.Col
        source="created_at"
        label="admin:history.when"
        sortByOrder="DESC"
        render={({ created_at }: AuditEntry) => formatMoment(created_at, language)}
      />
      <DataTable.Col
        source="act"
        label="admin:history.what"
        disableSort
        render={(entry: AuditEntry) => (
          <CellWords>
            <EntrySentence entry={entry} />
          </CellWords>
        )}
      />
      <DataTable.Col
        source="changes"
        label="admin:history.changes"
        disableSort
        render={(entry: AuditEntry) => <Changes entry={entry} />}
      />
    </LinkTable>
  )
}
