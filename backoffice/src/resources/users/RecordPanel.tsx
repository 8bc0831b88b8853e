import { formatNumber } from '@maveshi/shared/locale/format'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { Panel } from '../../layout/Panel.tsx'
import { Failure, Waiting } from '../../layout/states.tsx'
import { readingFailure } from '../../providers/failures.ts'
import type { PersonRecord, RecordKind } from '../../providers/people.ts'
import { quietQuery } from '../../providers/queries.ts'
import { RecordRow } from './RecordRow.tsx'

const PER_PAGE = 10

const TITLES: Readonly<Record<RecordKind, { readonly title: string; readonly none: string }>> = {
  reports_received: { title: 'admin:users.reportsReceived', none: 'admin:users.noReportsReceived' },
  listings: { title: 'admin:users.listings', none: 'admin:users.noListings' },
  contacts_given: { title: 'admin:users.contactsGiven', none: 'admin:users.noContactsGiven' },
  contacts_made: { title: 'admin:users.contactsMade', none: 'admin:users.noContactsMade' },
  reports_made: { title: 'admin:users.reportsMade', none: 'admin:users.noReportsMade' },
}

interface PagesProps {
  readonly page: number
  readonly pages: number
  readonly go: (page: number) => void
}

function Pages({ page, pages, go }: PagesProps) {
  const translate = useTranslate()
  if (pages < 2) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, flexWrap: 'wrap' }}>
      <Button disabled={page === 1} onClick={() => go(page - 1)}>
        {translate('admin:users.newer')}
      </Button>
      <Typography variant="body2">{translate('admin:users.page', { page, pages })}</Typography>
      <Button disabled={page === pages} onClick={() => go(page + 1)}>
        {translate('admin:users.older')}
      </Button>
    </Box>
  )
}

/** What happened with a person, of one kind, newest first. */
export function RecordPanel({ profile, kind }: { profile: string; kind: RecordKind }) {
  const translate = useTranslate()
  const [page, setPage] = useState(1)
  const { data, total, error, refetch } = useGetList<PersonRecord>(
    'person_records',
    {
      pagination: { page, perPage: PER_PAGE },
      sort: { field: 'created_at', order: 'DESC' },
      filter: { profile, kind },
    },
    quietQuery,
  )
  const { title, none } = TITLES[kind]
  const heading = total ? `${translate(title)} (${formatNumber(total)})` : translate(title)
  return (
    <Panel heading={heading}>
      {error && <Failure sentence={readingFailure(error)} retry={() => void refetch()} />}
      {!error && !data && <Waiting />}
      {data?.length === 0 && <Typography color="textSecondary">{translate(none)}</Typography>}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((record) => (
            <RecordRow key={record.id} kind={kind} record={record} />
          ))}
        </Box>
      )}
      <Pages page={page} pages={Math.ceil((total ?? 0) / PER_PAGE)} go={setPage} />
    </Panel>
  )
}
