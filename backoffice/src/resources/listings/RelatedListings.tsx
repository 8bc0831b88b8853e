import { Box, Typography } from '@mui/material'
import { useGetMany, useTranslate } from 'react-admin'
import { Panel } from '../../layout/Panel.tsx'
import { CoverPhoto } from '../../market/CoverPhoto.tsx'
import { ListingSummary } from '../../market/ListingSummary.tsx'
import type { Listing } from '../../providers/listing-rows.ts'
import { quietQuery } from '../../providers/queries.ts'
import { useSignals } from './signals.ts'

const COVER_PX = 88

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

/** Other listings that share a photograph or the seller's number. Nothing where there are none. */
export function RelatedListings({ listing }: { listing: Listing }) {
  const { data } = useSignals(listing.id)
  const ids = [...new Set([...(data?.same_photo ?? []), ...(data?.same_phone ?? [])])]
  const { data: related } = useGetMany<Listing>('listings', { ids }, { ...quietQuery, enabled: ids.length > 0 })
  if (!data || !ids.length) return null
  const among = (found: readonly string[]) => (related ?? []).filter((one) => one && found.includes(one.id))
  return (
    <Panel title="admin:review.related">
      <Group title="admin:review.samePhoto" listings={among(data.same_photo)} />
      <Group title="admin:review.samePhone" listings={among(data.same_phone)} />
    </Panel>
  )
}
