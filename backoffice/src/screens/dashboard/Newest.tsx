import { Box, Button, Card, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Nothing } from '../../layout/states.tsx'
import { CatalogueGate } from '../../market/CatalogueGate.tsx'
import { CoverPhoto } from '../../market/CoverPhoto.tsx'
import { ListingSummary } from '../../market/ListingSummary.tsx'
import { WAITING_LISTINGS_PATH } from '../../paths.ts'
import type { Listing } from '../../providers/listing-rows.ts'

const columns = 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))'

function Cards({ listings }: { listings: readonly Listing[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: columns }}>
      {listings.map((listing) => (
        <Card key={listing.id} sx={{ p: 1.5, display: 'flex', gap: 1.5 }}>
          <CoverPhoto listing={listing} width={112} />
          <ListingSummary listing={listing} />
        </Card>
      ))}
    </Box>
  )
}

/** The listings that were submitted last and wait. */
export function Newest({ listings }: { listings: readonly Listing[] }) {
  const translate = useTranslate()
  const heading = useId()
  return (
    <Box component="section" aria-labelledby={heading}>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 2, mb: 1, flexWrap: 'wrap' }}>
        <Typography id={heading} variant="h2">
          {translate('admin:dashboard.newest')}
        </Typography>
        {listings.length > 0 && (
          <Button component={Link} to={WAITING_LISTINGS_PATH}>
            {translate('buttons:showAll')}
          </Button>
        )}
      </Box>
      {listings.length > 0 ? (
        <CatalogueGate>
          <Cards listings={listings} />
        </CatalogueGate>
      ) : (
        <Nothing sentence="admin:dashboard.nothing" />
      )}
    </Box>
  )
}
