import { shownStatus } from '@maveshi/shared/listing/standing'
import { formatPrice } from '@maveshi/shared/locale/format'
import { Box, Button, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import { useNames } from '../../market/person-name.tsx'
import { StatusChip } from '../../market/StatusChip.tsx'
import { listingPath, userPath } from '../../paths.ts'
import type { ReportedListing } from '../../providers/report-queue.ts'
import { Weight } from './Weight.tsx'

interface ReportedSummaryProps {
  readonly reported: ReportedListing
  /** The photographs, where they have room beside the reports. */
  readonly children: ReactNode
}

/** What the reports are about, and the ways to the whole listing and to its seller. */
export function ReportedSummary({ reported, children }: ReportedSummaryProps) {
  const translate = useTranslate()
  const catalogue = useCatalogue()
  const nameOf = useNames()
  const { seller, price, place, is_settled } = reported
  const title = catalogue.title(reported)
  return (
    <Card sx={{ p: { xs: 1.5, sm: 2 }, display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start' }}>
      {children && <Box sx={{ alignSelf: 'stretch' }}>{children}</Box>}
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
