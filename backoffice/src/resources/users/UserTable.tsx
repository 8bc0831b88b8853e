import { formatNumber } from '@maveshi/shared/locale/format'
import { Typography } from '@mui/material'
import { DataTable } from 'react-admin'
import { CellWords, LinkTable, NoWrap, RowTitle, WHOLE_WORDS } from '../../layout/LinkTable.tsx'
import type { Column } from '../../layout/row-settings.ts'
import { EmailAddress } from '../../market/EmailAddress.tsx'
import { PhoneNumber } from '../../market/PhoneNumber.tsx'
import { PersonName } from '../../market/person-name.tsx'
import { userPath } from '../../paths.ts'
import type { Person } from '../../providers/people.ts'
import { NoUsers } from './NoUsers.tsx'
import { StandingChips } from './StandingChips.tsx'
import { useUserWords } from './user-words.ts'

/** What can be left out. */
export const USER_COLUMNS: readonly Column[] = [
  { source: 'phone', label: 'admin:users.phone' },
  { source: 'role', label: 'admin:users.roleAndPlace' },
  { source: 'listings', label: 'admin:users.listings' },
  { source: 'created_at', label: 'admin:users.joined' },
  { source: 'standing', label: 'admin:users.standing' },
]

/** People as rows, for a wide screen. */
export function UserTable() {
  const words = useUserWords()
  return (
    <LinkTable<Person> empty={<NoUsers />}>
      <DataTable.Col
        source="name"
        label="admin:users.name"
        render={(person: Person) => (
          <RowTitle to={userPath(person.id)} name={<PersonName person={person} />}>
            <Typography variant="body2" color="textSecondary">
              {person.email && <EmailAddress email={person.email} />}
            </Typography>
          </RowTitle>
        )}
      />
      <DataTable.Col
        source="phone"
        label="admin:users.phone"
        disableSort
        render={({ phone }: Person) => phone && <PhoneNumber phone={phone} />}
      />
      <DataTable.Col
        source="role"
        label="admin:users.roleAndPlace"
        disableSort
        render={(person: Person) => (
          <CellWords>
            <Typography variant="body2" sx={WHOLE_WORDS}>
              {words(person).role}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={WHOLE_WORDS}>
              {words(person).place}
            </Typography>
          </CellWords>
        )}
      />
      <DataTable.Col
        source="listings"
        label="admin:users.listings"
        disableSort
        render={({ listings }: Person) => formatNumber(listings)}
      />
      <DataTable.Col
        source="created_at"
        label="admin:users.joined"
        sortByOrder="DESC"
        render={(person: Person) => <NoWrap>{words(person).joined}</NoWrap>}
      />
      <DataTable.Col
        source="standing"
        label="admin:users.standing"
        disableSort
        render={(person: Person) => <StandingChips person={person} />}
      />
    </LinkTable>
  )
}
