import { Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { LIST_TOOLBAR, ListFrame } from '../../layout/ListFrame.tsx'
import { ListTools } from '../../layout/ListTools.tsx'
import { useNarrow } from '../../layout/use-narrow.ts'
import { CatalogueGate } from '../../market/CatalogueGate.tsx'
import type { AuditEntry } from '../../providers/audit.ts'
import { AuditCards } from './AuditCards.tsx'
import { useAuditFilters } from './AuditFilters.tsx'
import { AUDIT_COLUMNS, AuditTable } from './AuditTable.tsx'
import { useAuditExporter } from './audit-export.ts'
import { OneThing } from './OneThing.tsx'

/** Where pages end: nobody counts what lies further back. */
function PagesEnd() {
  const translate = useTranslate()
  const { meta } = useListContext<AuditEntry>()
  if (!meta?.isEnd) return null
  return <Typography sx={{ p: 2 }}>{translate('admin:history.end')}</Typography>
}

function Entries() {
  const isNarrow = useNarrow()
  const filters = useAuditFilters(isNarrow)
  const exporter = useAuditExporter()
  return (
    <ListFrame<AuditEntry>
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      actions={<ListTools isNarrow={isNarrow} sortFields={['created_at']} columns={AUDIT_COLUMNS} />}
      exporter={exporter}
      isBare={isNarrow}
      sx={{ '& .RaList-actions': LIST_TOOLBAR }}
    >
      <OneThing />
      {isNarrow ? <AuditCards /> : <AuditTable />}
      <PagesEnd />
    </ListFrame>
  )
}

/** What administrators did, the newest first. */
export function AuditList() {
  return (
    <CatalogueGate>
      <Entries />
    </CatalogueGate>
  )
}
