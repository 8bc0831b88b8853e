import type { Row } from '@maveshi/shared/database'
import { formatMoment } from '@maveshi/shared/locale/format'
import { readTime } from '@maveshi/shared/locale/time'
import { Box, Typography } from '@mui/material'
import { useGetList, useGetMany, useTranslate } from 'react-admin'
import { actorWords } from '../../deciding/actor-words.ts'
import { Panel } from '../../layout/Panel.tsx'
import { Failure, Waiting } from '../../layout/states.tsx'
import { StatusChip } from '../../market/StatusChip.tsx'
import { readingFailure } from '../../providers/failures.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { Listing } from '../../providers/listing-rows.ts'
import { quietQuery } from '../../providers/queries.ts'
import { REASON_WORDS, REMOVAL_WORDS } from './reasons.ts'

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
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
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
    </Box>
  )
}

function Steps({ listing, events }: { listing: Listing; events: readonly ListingEvent[] }) {
  const actorName = useActorName(listing, events)
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {events.map((event) => (
        <Step key={event.id} event={event} actor={actorName(event)} />
      ))}
    </Box>
  )
}

/** What happened to a listing: the newest step first, who took it and why. */
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
