import { LIST_TOOLBAR, ListFrame } from '../../layout/ListFrame.tsx'
import { ListTools } from '../../layout/ListTools.tsx'
import { useNarrow } from '../../layout/use-narrow.ts'
import { CatalogueGate } from '../../market/CatalogueGate.tsx'
import type { Person } from '../../providers/people.ts'
import { UserCards } from './UserCards.tsx'
import { useUserFilters } from './UserFilters.tsx'
import { USER_COLUMNS, UserTable } from './UserTable.tsx'
import { useUserExporter } from './user-export.ts'

const SORT_FIELDS = ['created_at', 'name']

function Users() {
  const isNarrow = useNarrow()
  const filters = useUserFilters(isNarrow)
  const exporter = useUserExporter()
  return (
    <ListFrame<Person>
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      actions={<ListTools isNarrow={isNarrow} sortFields={SORT_FIELDS} columns={USER_COLUMNS} />}
      exporter={exporter}
      isBare={isNarrow}
      sx={{ '& .RaList-actions': LIST_TOOLBAR }}
    >
      {isNarrow ? <UserCards /> : <UserTable />}
    </ListFrame>
  )
}

/** Everybody with an account, the newest first. */
export function UserList() {
  return (
    <CatalogueGate>
      <Users />
    </CatalogueGate>
  )
}
