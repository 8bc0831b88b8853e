import { formatMoment } from '@maveshi/shared/locale/format'
import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Failure, Waiting } from '../layout/states.tsx'
import { auditPath } from '../paths.ts'
import type { AuditEntry } from '../providers/audit.ts'
import { readingFailure } from '../providers/failures.ts'
import { useLanguage } from '../providers/i18n-provider.ts'
import { quietQuery } from '../providers/queries.ts'
import { useRights } from '../providers/rights.ts'
import { Changes } from './Changes.tsx'
import { EntrySentence } from './EntrySentence.tsx'

const ENTRIES_SHOWN = 10

/** Something else that happened with the thing, among what administrators did. */
export interface TimelineEvent {
  readonly key: string
  readonly at: Date
  readonly shown: ReactNode
}

/** The newest of what administrators did with one thing, as `auditedThing` names it. */
const useTimeline = (thing: string) =>
  useGetList<AuditEntry>(
    'audit',
    {
      pagination: { page: 1, perPage: ENTRIES_SHOWN },
      sort: { field: 'created_at', order: 'DESC' },
      filter: { thing },
    },
    quietQuery,
  )

/** What was done, when, and what was changed by it. */
function Entry({ entry }: { entry: AuditEntry }) {
  const language = useLanguage()
  return (
    <>
      <EntrySentence entry={entry} />
      <Typography variant="body2" color="textSecondary">
        {formatMoment(entry.created_at, language)}
      </Typography>
      <Changes entry={entry} />
    </>
  )
}

const timelineEvent = (entry: AuditEntry): TimelineEvent => ({
  key: `entry ${entry.id}`,
  at: entry.created_at,
  shown: <Entry entry={entry} />,
})

const newestFirst = (events: readonly TimelineEvent[]) => [...events].sort((a, b) => b.at.getTime() - a.at.getTime())

interface TimelineProps {
  /** As `auditedThing` names it. */
  readonly thing: string
  readonly events?: readonly TimelineEvent[]
  /** Whether an entry is told of by an event already. */
  readonly isTold?: (entry: AuditEntry) => boolean
}

/** What happened with one thing, newest first, and the way to all that administrators did with it. */
export function Timeline({ thing, events = [], isTold = () => false }: TimelineProps) {
  const translate = useTranslate()
  const { may } = useRights()
  const { data, error, refetch } = useTimeline(thing)
  if (error) return <Failure sentence={readingFailure(error)} retry={() => void refetch()} />
  if (!data) return <Waiting />
  const shown = newestFirst([...events, ...data.filter((entry) => !isTold(entry)).map(timelineEvent)])
  return (
    <>
      {shown.length === 0 && <Typography color="textSecondary">{translate('admin:history.nothing')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(({ key, shown: words }) => (
          <Box
            key={key}
            component="li"
            sx={{ py: 1, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
          >
            {words}
          </Box>
        ))}
      </Box>
      {data.length > 0 && may('audit') && (
        <Button component={Link} to={auditPath({ thing })} sx={{ mt: 1 }}>
          {translate('admin:history.more')}
        </Button>
      )}
    </>
  )
}
