import { shownStatus } from '@maveshi/shared/listing/standing'
import { formatPrice } from '@maveshi/shared/locale/format'
import { Box, Button, Card, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import { PhotoGallery } from '../../market/PhotoGallery.tsx'
import { useNames } from '../../market/person-name.tsx'
import { StatusChip } from '../../market/StatusChip.tsx'
import { listingPath, userPath } from '../../paths.ts'
import type { ReportedListing } from '../../providers/report-queue.ts'
import { Weight } from './Weight.tsx'

/** What the reports are about, and the ways to the whole listing and to its seller. */
export function ReportedSummary({ reported }: { reported: ReportedListing }) {
  const translate = useTranslate()
  const catalogue = useCatalogue()
  const nameOf = useNames()
  const { seller, price, place, is_settled } = reported
  const title = catalogue.title(reported)
  return (
    <Card sx={{ p: { xs: 1.5, sm: 2 }, display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ alignSelf: 'stretch' }}>
        <PhotoGallery photos={reported.photos} title={title} />
      </Box>
      <StatusChip status={shownStatus(reported)} />
      <Typography variant="h2" sx={{ fontSize: '1.375rem', overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography>
        {catalogue.category(reported.category)}
        {' · '}
        <bdi dir="ltr">{price === null ? translate('admin:listings.askPrice') : formatPrice(price)}</bdi>
        {place && ` · ${catalogue.place(place)}`}
      </Typography>
      {!is_settled && <Weight reported={reported} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to={listingPath(reported.id)} variant="outlined">
          {translate('admin:reports.wholeListing')}
        </Button>
        {seller && (
          <Button component={Link} to={userPath(seller.id)} variant="outlined">
            {translate('admin:reports.sellerPage', { name: nameOf(seller) })}
          </Button>
        )}
      </Box>
    </Card>
  )
}
