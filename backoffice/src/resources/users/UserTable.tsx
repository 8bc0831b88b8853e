import { formatMobileNumber, formatNumber } from '@maveshi/shared/locale/format'
import { Typography } from '@mui/material'
import { DataTable, useTranslate } from 'react-admin'
import { LinkTable, RowTitle } from '../../layout/LinkTable.tsx'
import { PersonName } from '../../market/person-name.tsx'
import { userPath } from '../../paths.ts'
import type { Person } from '../../providers/people.ts'
import { NoUsers } from './NoUsers.tsx'
import { StandingChips } from './StandingChips.tsx'
import { useUserWords } from './user-words.ts'

/** People as rows, for a wide screen. */
export function UserTable() {
  const translate = useTranslate()
  const words = useUserWords()
  return (
    <LinkTable<Person> empty={<NoUsers />} sx={{ '& .RaDataTable-rowCell': { py: 1 } }}>
      <DataTable.Col
        source="name"
        label="admin:users.name"
        render={(person: Person) => (
          <RowTitle to={userPath(person.id)} name={<PersonName person={person} />}>
            <Typography variant="body2" color="textSecondary" dir="ltr" sx={{ textAlign: 'start' }}>
              {person.email}
            </Typography>
          </RowTitle>
        )}
      />
      <DataTable.Col
        label={translate('admin:users.phone')}
        disableSort
        render={({ phone }: Person) => <bdi dir="ltr">{phone && formatMobileNumber(phone)}</bdi>}
      />
      <DataTable.Col
        label={translate('admin:users.roleAndPlace')}
        disableSort
        render={(person: Person) => (
          <>
            <Typography variant="body2">{words(person).role}</Typography>
            <Typography variant="body2" color="textSecondary">
              {words(person).place}
            </Typography>
          </>
        )}
      />
      <DataTable.Col
        label={translate('admin:users.listings')}
        disableSort
        render={({ listings }: Person) => formatNumber(listings)}
      />
      <DataTable.Col
        source="created_at"
        label="admin:users.joined"
        sortByOrder="DESC"
        render={(person: Person) => words(person).joined}
      />
      <DataTable.Col
        label={translate('admin:users.standing')}
        disableSort
        render={(person: Person) => <StandingChips person={person} />}
      />
    </LinkTable>
  )
}
