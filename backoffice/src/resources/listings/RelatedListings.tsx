import { LISTINGS_ALIKE } from '@maveshi/shared/limits'
import { formatNumber } from '@maveshi/shared/locale/format'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList, useGetMany, useTranslate } from 'react-admin'
import { useFirstLook } from '../../layout/first-look.ts'
import { Panel } from '../../layout/Panel.tsx'
import { Failure, Waiting } from '../../layout/states.tsx'
import { CoverPhoto } from '../../market/CoverPhoto.tsx'
import { ListingSummary } from '../../market/ListingSummary.tsx'
import { readingFailure } from '../../providers/failures.ts'
import type { Listing } from '../../providers/listing-rows.ts'
import { quietQuery } from '../../providers/queries.ts'
import { CompareButton } from './CompareListings.tsx'
import { isWaiting } from './decisions.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { useSignals } from './signals.ts'
import { useDecisions } from './use-decisions.ts'

const COVER_PX = 88
/** As many say what the matter is; the rest is there for whoever asks. */
const SHOWN_FIRST = 3
/** What is decided together is seen whole: of more than can be looked through, the rest is decided afterwards. */
const WAITING_MAX = 200

interface GroupProps {
  readonly title: string
  readonly listings: readonly Listing[]
  /** The listing that each of them can be seen beside. */
  readonly beside?: Listing
}

function Group({ title, listings, beside }: GroupProps) {
  const translate = useTranslate()
  const [isWhole, setWhole] = useState(false)
  // What is decided together is seen whole.
  const first = beside ? SHOWN_FIRST : listings.length
  // There may be more than are told at most.
  const more = translate(listings.length < LISTINGS_ALIKE ? 'buttons:showAll' : 'ra.action.expand')
  const shown = isWhole ? listings : listings.slice(0, first)
  if (!listings.length) return null
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((listing) => (
          <Box component="li" key={listing.id} sx={{ display: 'flex', gap: 1.5 }}>
            <CoverPhoto listing={listing} width={COVER_PX} />
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <ListingSummary listing={listing} hasStatus />
              {beside && <CompareButton listing={beside} other={listing} />}
            </Box>
          </Box>
        ))}
      </Box>
      {shown.length < listings.length && (
        <Button onClick={() => setWhole(true)} aria-label={`${more}: ${title}`} sx={{ mt: 1 }}>
          {more} (<bdi>{formatNumber(listings.length)}</bdi>)
        </Button>
      )}
    </Box>
  )
}

interface RejectAllProps {
  readonly listings: readonly Listing[]
  /** Whether nothing else of the seller waits. */
  readonly areAll: boolean
  readonly goOn: (undoable: readonly string[]) => void
}

function RejectAll({ listings, areAll, goOn }: RejectAllProps) {
  const translate = useTranslate()
  // It comes up where there was another button.
  const isSeen = useFirstLook(listings.map(({ id }) => id).join())
  const decisions = useDecisions(listings, { isSeen, isLeaving: true, onDone: goOn })
  const count = decisions.counts.get('reject')
  if (!count) return null
  const number = formatNumber(count)
  return (
    <>
      <Button color="error" variant="outlined" disabled={decisions.isBusy} onClick={() => decisions.start('reject')}>
        {areAll
          ? translate('admin:review.rejectAll', { number })
          : translate('admin:review.counted', { words: translate('buttons:reject'), number })}
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

/** What else of the seller waits, the oldest first, and the way to reject all of it. */
function OpenSellerWaiting({ listing, goOn }: RelatedListingsProps) {
  const translate = useTranslate()
  const {
    data,
    total = 0,
    isError,
    error,
    refetch,
  } = useGetList<Listing>(
    'listings',
    {
      filter: { seller_id: listing.seller_id, status: 'pending' },
      sort: { field: 'submitted_at', order: 'ASC' },
      pagination: { page: 1, perPage: WAITING_MAX },
    },
    quietQuery,
  )
  if (isError) return <Failure sentence={readingFailure(error)} retry={() => void refetch()} />
  if (!data) return <Waiting />
  const others = data.filter(({ id }) => id !== listing.id)
  const unread = Math.max(total - data.length, 0)
  const title = translate('admin:review.sameSeller', { number: formatNumber(others.length + unread) })
  // Somebody may have decided them meanwhile.
  if (!others.length) return <Typography>{title}</Typography>
  return (
    <>
      <Group title={title} listings={others} />
      {goOn && <RejectAll listings={data} areAll={unread === 0} goOn={goOn} />}
    </>
  )
}

/** What else of the seller waits, when somebody asks: most go on before that would have been read. */
function SellerWaiting({ number, ...about }: RelatedListingsProps & { number: number }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <OpenSellerWaiting {...about} />
  return (
    <Button onClick={() => setOpen(true)}>
      {translate('admin:review.sameSeller', { number: formatNumber(number) })}
    </Button>
  )
}

/**
 * Other listings that share a photograph, the description or the seller's number, and those of the seller that wait as well: all of these
 * can be rejected at once. Nothing where there are none.
 */
export function RelatedListings({ listing, goOn }: RelatedListingsProps) {
  const translate = useTranslate()
  const { data } = useSignals(listing.id)
  const { same_photo = [], same_words = [], same_phone = [] } = data ?? {}
  const ids = [...new Set([...same_photo, ...same_words, ...same_phone])]
  const { data: related } = useGetMany<Listing>('listings', { ids }, { ...quietQuery, enabled: ids.length > 0 })
  const waiting = (data?.seller.statuses.pending ?? 0) - (isWaiting(listing.status) ? 1 : 0)
  if (!data || (!ids.length && waiting <= 0)) return null
  const among = (found: readonly string[]) => (related ?? []).filter((one) => one && found.includes(one.id))
  return (
    <Panel title="admin:review.related">
      <Group title={translate('admin:review.samePhoto')} listings={among(same_photo)} beside={listing} />
      <Group title={translate('admin:review.sameWords')} listings={among(same_words)} beside={listing} />
      <Group title={translate('admin:review.samePhone')} listings={among(same_phone)} beside={listing} />
      {waiting > 0 && <SellerWaiting listing={listing} goOn={goOn} number={waiting} />}
    </Panel>
  )
}
