import { formatDate } from '@maveshi/shared/locale/format'
import { Chip, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Panel } from '../../layout/Panel.tsx'
import { Nothing } from '../../layout/states.tsx'
import { PersonName } from '../../market/person-name.tsx'
import { userPath } from '../../paths.ts'
import { type ContactLeader, useContactLeaders } from '../../providers/analytics.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { Answer } from './Answer.tsx'
import type { Period } from './period.ts'
import { RowsTable } from './RowsTable.tsx'
import type { TableColumn } from './table.ts'

function LeaderName({ person }: { person: ContactLeader }) {
  const translate = useTranslate()
  const { id, email, suspended_at, is_confirmed } = person
  return (
    <>
      <Typography component={Link} to={userPath(id)} sx={{ color: 'text.primary', fontWeight: 600 }}>
        <PersonName person={person} />
      </Typography>
      <Typography variant="body2" color="textSecondary" dir="ltr" sx={{ textAlign: 'start' }}>
        {email}
      </Typography>
      {suspended_at && <Chip size="small" color="error" label={translate('admin:users.suspended')} />}
      {!is_confirmed && <Chip size="small" color="warning" label={translate('admin:analytics.unconfirmed')} />}
    </>
  )
}

function useLeaderColumns(): readonly TableColumn<ContactLeader>[] {
  const language = useLanguage()
  const day = (time: string) => formatDate(new Date(time), language)
  return [
    {
      id: 'name',
      label: 'admin:users.name',
      value: ({ name, email }) => name ?? email,
      show: (person) => <LeaderName person={person} />,
    },
    { id: 'email', value: ({ email }) => email },
    { id: 'sellers', label: 'admin:analytics.sellers', isNumber: true, value: ({ sellers }) => sellers },
    { id: 'most_in_a_day', label: 'admin:analytics.mostInADay', isNumber: true, value: (row) => row.most_in_a_day },
    { id: 'listings', label: 'admin:users.listings', isNumber: true, value: ({ listings }) => listings },
    {
      id: 'created_at',
      label: 'admin:users.joined',
      value: ({ created_at }) => created_at,
      show: ({ created_at }) => day(created_at),
    },
    {
      id: 'last_at',
      label: 'admin:analytics.lastAsked',
      value: ({ last_at }) => last_at,
      show: ({ last_at }) => day(last_at),
    },
  ]
}

/** Who asked for the numbers of the most sellers: whoever gathers them shows here. */
export function ContactLeadersPart({ period }: { period: Period }) {
  const translate = useTranslate()
  const columns = useLeaderColumns()
  const query = useContactLeaders(period)
  const title = translate('admin:analytics.askers')
  return (
    <Panel heading={title}>
      <Typography variant="body2" color="textSecondary">
        {translate('admin:analytics.askersAbout')}
      </Typography>
      <Answer query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <Nothing sentence="admin:analytics.noAskers" />
          ) : (
            <RowsTable
              name={title}
              fileName="who-asks-for-numbers"
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
              firstOrder={{ column: 'sellers', isDescending: true }}
            />
          )
        }
      </Answer>
    </Panel>
  )
}
