import { VISITOR_LOG_ENTRIES } from '@maveshi/shared/limits'
import { formatMoment, formatNumber } from '@maveshi/shared/locale/format'
import { joinList } from '@maveshi/shared/locale/list'
import type { VisitorLogEntry } from '@maveshi/shared/visitor/log'
import { Box, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Panel } from '../../layout/Panel.tsx'
import { Nothing } from '../../layout/states.tsx'
import { userPath } from '../../paths.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { RowsTable } from './RowsTable.tsx'
import type { TableColumn } from './table.ts'
import { useVisitorLog } from './use-visitor-log.ts'
import { VisitFilters } from './VisitFilters.tsx'
import { GUEST, NO_FILTER, readablePath, visitsThat } from './visits.ts'

const FIRST_ORDER = { column: 'timestamp', isDescending: true }
const PER_PAGE = 25

/** What is written in Latin letters whatever the language, and may be long. */
function Code({ text }: { text: string }) {
  return (
    <Box component="bdi" dir="ltr" sx={{ overflowWrap: 'anywhere', display: 'inline-block', minWidth: 120 }}>
      {text}
    </Box>
  )
}

function useVisitColumns(): readonly TableColumn<VisitorLogEntry>[] {
  const translate = useTranslate()
  const language = useLanguage()
  const moment = (text: string) => {
    const time = new Date(text)
    return Number.isNaN(time.getTime()) ? text : formatMoment(time, language)
  }
  return [
    { id: 'id', value: ({ id }) => id },
    {
      id: 'timestamp',
      label: 'admin:analytics.time',
      value: ({ timestamp }) => timestamp,
      show: ({ timestamp }) => <Box sx={{ whiteSpace: 'nowrap' }}>{moment(timestamp)}</Box>,
    },
    {
      id: 'path',
      label: 'admin:analytics.page',
      value: ({ path }) => path,
      show: ({ path }) => <Code text={readablePath(path)} />,
    },
    {
      id: 'userId',
      label: 'admin:analytics.who',
      value: ({ userId }) => userId,
      show: ({ userId }) =>
        userId === GUEST ? (
          translate('admin:analytics.guest')
        ) : (
          <Box component={Link} to={userPath(userId)} sx={{ color: 'primary.main' }}>
            <Code text={userId} />
          </Box>
        ),
    },
    { id: 'browser', label: 'admin:analytics.browser', value: ({ browser }) => browser },
    { id: 'ip', label: 'admin:analytics.address', value: ({ ip }) => ip },
    {
      id: 'city',
      label: 'admin:analytics.place',
      value: ({ city }) => city,
      show: ({ city, region, country }) => joinList([...new Set([city, region, country])], language),
    },
    { id: 'region', value: ({ region }) => region },
    { id: 'country', value: ({ country }) => country },
    { id: 'userAgent', value: ({ userAgent }) => userAgent },
  ]
}

/** The pages that were viewed with this browser, as it has written them down. */
export function VisitsPart() {
  const translate = useTranslate()
  const log = useVisitorLog()
  const columns = useVisitColumns()
  const [filter, setFilter] = useState(NO_FILTER)
  const browsers = useMemo(() => [...new Set(log.map(({ browser }) => browser))].sort(), [log])
  const visits = visitsThat(log, filter)
  const title = translate('admin:analytics.visits')
  return (
    <Panel heading={title}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {translate('admin:analytics.visitsAbout', { number: formatNumber(VISITOR_LOG_ENTRIES) })}
      </Typography>
      {log.length === 0 ? (
        <Nothing sentence="admin:analytics.noVisits" />
      ) : (
        <>
          <VisitFilters filter={filter} change={setFilter} browsers={browsers} />
          {visits.length === 0 ? (
            <Nothing sentence="admin:analytics.noVisitMatches" />
          ) : (
            <RowsTable
              name={title}
              fileName="visitor-log"
              columns={columns}
              rows={visits}
              keyOf={({ id }) => String(id)}
              firstOrder={FIRST_ORDER}
              perPage={PER_PAGE}
            />
          )}
        </>
      )}
    </Panel>
  )
}
