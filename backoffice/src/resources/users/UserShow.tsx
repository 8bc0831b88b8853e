import { Box, Button } from '@mui/material'
import { ShowBase, useShowContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { MessagesPanel } from '../../history/MessagesPanel.tsx'
import { NotesPanel } from '../../history/NotesPanel.tsx'
import { Timeline } from '../../history/Timeline.tsx'
import { BackLink } from '../../layout/BackLink.tsx'
import { Panel } from '../../layout/Panel.tsx'
import { Failure, Waiting } from '../../layout/states.tsx'
import { CatalogueGate } from '../../market/CatalogueGate.tsx'
import { auditPath, PATHS } from '../../paths.ts'
import { auditedThing } from '../../providers/audit.ts'
import { isMissing, readingFailure } from '../../providers/failures.ts'
import { type Person, RECORD_KINDS, type RecordKind } from '../../providers/people.ts'
import { quietQuery } from '../../providers/queries.ts'
import { useRights } from '../../providers/rights.ts'
import { DecisionButtons } from './DecisionButtons.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { RecordPanel } from './RecordPanel.tsx'

/** What somebody did and met that is told to those who work off reports alone. */
const OF_REPORTS: ReadonlySet<RecordKind> = new Set(['reports_made', 'reports_received'])

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }
const column = { display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 } as const

/** What was decided about somebody, and of an administrator the way to what they did. */
function HistoryPanel({ person }: { person: Person }) {
  const translate = useTranslate()
  const { may } = useRights()
  return (
    <Panel title="admin:listing.history">
      <Timeline thing={auditedThing('profiles', person.id)} />
      {person.is_admin && may('audit') && (
        <Button component={Link} to={auditPath({ actor_id: person.id })} sx={{ mt: 1 }}>
          {translate('admin:history.ofPerson')}
        </Button>
      )}
    </Panel>
  )
}

function ShownUser() {
  const { record } = useShowContext<Person>()
  const { may } = useRights()
  if (!record) return <Waiting />
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns, maxWidth: 1280 }}>
      <Box sx={column}>
        <ProfilePanel person={record} />
        <DecisionButtons person={record} />
        <MessagesPanel key={`messages ${record.id}`} about={{ profile: record.id }} />
        <NotesPanel key={`notes ${record.id}`} about={{ profile: record.id }} />
        <HistoryPanel person={record} />
      </Box>
      <Box sx={column}>
        {RECORD_KINDS.filter((kind) => may('reports') || !OF_REPORTS.has(kind)).map((kind) => (
          <RecordPanel key={`${record.id} ${kind}`} profile={record.id} kind={kind} />
        ))}
      </Box>
    </Box>
  )
}

function ShowFailure() {
  const { error, refetch } = useShowContext<Person>()
  const isGone = isMissing(error)
  return (
    <Failure
      sentence={isGone ? 'admin:users.notFound' : readingFailure(error)}
      retry={isGone ? undefined : () => void refetch()}
    />
  )
}

/** One person, with everything that an administrator has to know. */
export function UserShow() {
  return (
    <CatalogueGate>
      <BackLink to={PATHS.users} words="admin:users.back" />
      <ShowBase<Person> queryOptions={quietQuery} loading={<Waiting />} error={<ShowFailure />}>
        <ShownUser />
      </ShowBase>
    </CatalogueGate>
  )
}
