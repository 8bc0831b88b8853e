import { formatNumber } from '@maveshi/shared/locale/format'
import { Box, Button, Typography } from '@mui/material'
import { useGetList, useGetMany, useTranslate } from 'react-admin'
import { Panel } from '../../layout/Panel.tsx'
import { CoverPhoto } from '../../market/CoverPhoto.tsx'
import { ListingSummary } from '../../market/ListingSummary.tsx'
import type { Listing } from '../../providers/listing-rows.ts'
import { quietQuery } from '../../providers/queries.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { type Signals, useSignals } from './signals.ts'
import { useDecisions } from './use-decisions.ts'

const COVER_PX = 88
/** More of one seller are decided in their list. */
const WAITING_MAX = 50

function Group({ title, listings }: { title: string; listings: readonly Listing[] }) {
  const translate = useTranslate()
  if (!listings.length) return null
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {translate(title)}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
        {listings.map((listing) => (
          <Box component="li" key={listing.id} sx={{ display: 'flex', gap: 1.5 }}>
            <CoverPhoto listing={listing} width={COVER_PX} />
            <ListingSummary listing={listing} hasStatus />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** All that waits of a seller of whom more than one listing waits, the oldest first. */
function useSellerWaiting({ seller_id }: Listing, signals: Signals | undefined): readonly Listing[] {
  const asked = {
    filter: { seller_id, status: 'pending' },
    sort: { field: 'submitted_at', order: 'ASC' },
    pagination: { page: 1, perPage: WAITING_MAX },
  } as const
  const enabled = (signals?.seller.statuses.pending ?? 0) > 1
  const { data = [] } = useGetList<Listing>('listings', asked, { ...quietQuery, enabled })
  return enabled && data.length > 1 ? data : []
}

interface RejectAllProps {
  readonly listings: readonly Listing[]
  readonly goOn: (undoable: readonly string[]) => void
}

function RejectAll({ listings, goOn }: RejectAllProps) {
  const translate = useTranslate()
  const decisions = useDecisions(listings, { isLeaving: true, onDone: goOn })
  const number = decisions.counts.get('reject')
  if (!number) return null
  return (
    <>
      <Button color="error" variant="outlined" disabled={decisions.isBusy} onClick={() => decisions.start('reject')}>
        {translate('admin:review.rejectAll', { number: formatNumber(number) })}
      </Button>
      <ReasonDialog decisions={decisions} />
    </>
  )
}

interface RelatedListingsProps {
  readonly listing: Listing
  /** Goes on from this listing, where it waits for a decision. */
  readonly goOn: ((undoable: readonly string[]) => void) | undefined
}

/**
 * Other listings that share a photograph or the seller's number, and those of the seller that wait as well: all of these
 * can be rejected at once. Nothing where there are none.
 */
export function RelatedListings({ listing, goOn }: RelatedListingsProps) {
  const { data } = useSignals(listing.id)
  const ids = [...new Set([...(data?.same_photo ?? []), ...(data?.same_phone ?? [])])]
  const { data: related } = useGetMany<Listing>('listings', { ids }, { ...quietQuery, enabled: ids.length > 0 })
  const waiting = useSellerWaiting(listing, data)
  if (!data || (!ids.length && !waiting.length)) return null
  const among = (found: readonly string[]) => (related ?? []).filter((one) => one && found.includes(one.id))
  return (
    <Panel title="admin:review.related">
      <Group title="admin:review.samePhoto" listings={among(data.same_photo)} />
      <Group title="admin:review.samePhone" listings={among(data.same_phone)} />
      <Group title="admin:review.sameSeller" listings={waiting.filter(({ id }) => id !== listing.id)} />
      {waiting.length > 0 && goOn && <RejectAll listings={waiting} goOn={goOn} />}
    </Panel>
  )
}
