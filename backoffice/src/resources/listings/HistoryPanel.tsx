import type { Row } from '@maveshi/shared/database'
import { formatMoment } from '@maveshi/shared/locale/format'
import { readTime } from '@maveshi/shared/locale/time'
import { Box, Typography } from '@mui/material'
import { useGetList, useGetMany, useTranslate } from 'react-admin'
import { actorWords } from '../../deciding/actor-words.ts'
import { Timeline } from '../../history/Timeline.tsx'
import { Panel } from '../../layout/Panel.tsx'
import { Failure, Waiting } from '../../layout/states.tsx'
import { REASON_WORDS, REMOVAL_WORDS } from '../../market/decision-reasons.ts'
import { StatusChip } from '../../market/StatusChip.tsx'
import { type Act, type AuditEntry, auditedThing } from '../../providers/audit.ts'
import { readingFailure } from '../../providers/failures.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { Listing } from '../../providers/listing-rows.ts'
import { quietQuery } from '../../providers/queries.ts'

/** A step of a listing's way, as the database wrote it down. */
type ListingEvent = Pick<
  Row<'listing_events'>,
  'id' | 'actor_id' | 'from_status' | 'to_status' | 'reason' | 'note' | 'created_at'
>

const EVENTS_MAX = 100

/** The sentence of a step's reason, by key. */
const STEP_WORDS: Readonly<Record<string, string>> = {
  ...REMOVAL_WORDS,
  ...REASON_WORDS,
  undo: 'admin:review.undoneStep',
  revision: 'admin:revision.taken',
  'revision-refused': 'admin:revision.refused',
  here: 'admin:review.soldHere',
  elsewhere: 'admin:review.soldElsewhere',
}

function useActorName(listing: Listing, events: readonly ListingEvent[]) {
  const translate = useTranslate()
  const others = events.flatMap(({ actor_id }) => (actor_id && actor_id !== listing.seller_id ? [actor_id] : []))
  const ids = [...new Set(others)]
  const { data } = useGetMany('public_profiles', { ids }, { ...quietQuery, enabled: ids.length > 0 })
  return ({ actor_id }: ListingEvent) => {
    const name = data?.find((one) => one?.id === actor_id)?.name
    return actorWords(translate, { actor_id, seller_id: listing.seller_id }, name)
  }
}

function Step({ event, actor }: { event: ListingEvent; actor: string }) {
  const translate = useTranslate()
  const language = useLanguage()
  const words = event.reason ? (STEP_WORDS[event.reason] ?? event.reason) : null
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <StatusChip status={event.to_status} />
        <Typography variant="body2" color="textSecondary">
          {formatMoment(readTime(event.created_at), language)} · {actor}
        </Typography>
      </Box>
      {words && <Typography sx={{ mt: 0.5 }}>{translate(words)}</Typography>}
      {event.note && (
        <Typography color="textSecondary" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {event.note}
        </Typography>
      )}
    </>
  )
}

/** What the steps of a listing tell of already: their reasons are in them. */
const TOLD_BY_STEPS: ReadonlySet<Act> = new Set(['add', 'approve', 'reject', 'remove', 'restore', 'move'])
const isToldByStep = ({ table_name, act }: AuditEntry) => table_name === 'listings' && TOLD_BY_STEPS.has(act)

function Steps({ listing, events }: { listing: Listing; events: readonly ListingEvent[] }) {
  const actorName = useActorName(listing, events)
  const steps = events.map((event) => ({
    key: `step ${event.id}`,
    at: readTime(event.created_at),
    shown: <Step event={event} actor={actorName(event)} />,
  }))
  return <Timeline thing={auditedThing('listings', listing.id)} events={steps} isTold={isToldByStep} />
}

/** What happened to a listing, newest first: its steps, who took each and why, and what administrators changed. */
export function HistoryPanel({ listing }: { listing: Listing }) {
  const { data, error, refetch } = useGetList<ListingEvent>(
    'listing_events',
    {
      pagination: { page: 1, perPage: EVENTS_MAX },
      sort: { field: 'id', order: 'DESC' },
      filter: { listing_id: listing.id },
    },
    quietQuery,
  )
  return (
    <Panel title="admin:listing.history">
      {error && <Failure sentence={readingFailure(error)} retry={() => void refetch()} />}
      {!error && !data && <Waiting />}
      {data && <Steps listing={listing} events={data} />}
    </Panel>
  )
}
