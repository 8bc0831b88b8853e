import { Box, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { List, Pagination, useListContext } from 'react-admin'
import { ListTools } from '../../layout/ListTools.tsx'
import { Failure } from '../../layout/states.tsx'
import { readingFailure } from '../../providers/failures.ts'
import type { Person } from '../../providers/people.ts'
import { quietQuery } from '../../providers/queries.ts'
import { CatalogueGate } from '../listings/CatalogueGate.tsx'
import { UserCards } from './UserCards.tsx'
import { useUserFilters } from './UserFilters.tsx'
import { UserTable } from './UserTable.tsx'
import { useUserExporter } from './user-export.ts'

const PER_PAGE = 25
const PER_PAGE_CHOICES = [10, 25, 50, 100]
const SORT_FIELDS = ['created_at', 'name']

function ListFailure() {
  const { error, refetch } = useListContext<Person>()
  return <Failure sentence={readingFailure(error)} retry={() => void refetch()} />
}

function Users() {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'), { noSsr: true })
  const filters = useUserFilters(isNarrow)
  const exporter = useUserExporter()
  return (
    <List<Person>
      title={false}
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={PER_PAGE}
      pagination={<Pagination rowsPerPageOptions={PER_PAGE_CHOICES} />}
      queryOptions={quietQuery}
      actions={<ListTools isNarrow={isNarrow} sortFields={SORT_FIELDS} />}
      exporter={exporter}
      empty={false}
      error={<ListFailure />}
      {...(isNarrow ? { component: Box } : {})}
      sx={{ '& .RaList-actions': { bgcolor: 'transparent' } }}
    >
      {isNarrow ? <UserCards /> : <UserTable />}
    </List>
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
