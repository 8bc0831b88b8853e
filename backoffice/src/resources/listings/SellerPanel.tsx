import { shownStatus } from '@maveshi/shared/listing/standing'
import { LISTING_STATUSES } from '@maveshi/shared/listing/status'
import { formatAge, formatNumber } from '@maveshi/shared/locale/format'
import { readTime } from '@maveshi/shared/locale/time'
import { Box, Button, Chip, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { FactTable } from '../../layout/FactTable.tsx'
import { Panel } from '../../layout/Panel.tsx'
import { STATUS_WORDS } from '../../market/listing-statuses.ts'
import { PhoneNumber } from '../../market/PhoneNumber.tsx'
import { PersonName } from '../../market/person-name.tsx'
import { ReviewedPicture } from '../../market/ReviewedPicture.tsx'
import { SuspensionButton } from '../../market/SuspensionButton.tsx'
import { sellerListingsPath } from '../../paths.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { Listing } from '../../providers/listing-rows.ts'
import { useRights } from '../../providers/rights.ts'
import { type SellerSignals, useSignals } from './signals.ts'

function StatusCounts({ seller }: { seller: SellerSignals }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {LISTING_STATUSES.map((status) => {
        const count = seller.statuses[status]
        if (!count) return null
        const { words, tone } = STATUS_WORDS[shownStatus({ status, is_seller_suspended: seller.is_suspended })]
        const label = translate('admin:review.statusCount', { status: translate(words), number: formatNumber(count) })
        return <Chip key={status} size="small" color={tone} label={label} />
      })}
    </Box>
  )
}

function SellerFacts({ seller }: { seller: SellerSignals }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { open = 0, upheld = 0, dismissed = 0 } = seller.reports
  const age = formatAge(readTime(seller.member_since), new Date(), language)
  const facts = [
    { key: 'name', name: translate('admin:listings.seller'), value: <PersonName person={seller} /> },
    ...(seller.phone
      ? [
          {
            key: 'phone',
            name: translate('admin:users.phone'),
            value: <PhoneNumber phone={seller.phone} />,
          },
        ]
      : []),
    { key: 'since', name: translate('admin:users.joined'), value: age },
    { key: 'statuses', name: translate('admin:review.sellerListings'), value: <StatusCounts seller={seller} /> },
    {
      key: 'reports',
      name: translate('admin:review.reports'),
      value: translate('admin:review.reportCounts', { open, upheld, dismissed }),
    },
  ]
  return <FactTable facts={facts} label={translate('admin:review.seller')} />
}

/** What the seller has done so far, and the way to all of it. */
export function SellerPanel({ listing }: { listing: Listing }) {
  const translate = useTranslate()
  const { may, mayDecideAbout } = useRights()
  const { data } = useSignals(listing.id)
  return (
    <Panel title="admin:review.seller">
      {data && <ReviewedPicture person={data.seller} />}
      {data && <SellerFacts seller={data.seller} />}
      {!may('decisions') && (
        <Typography>
          <PersonName person={listing.seller} />
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button component={Link} to={sellerListingsPath(listing.seller_id)}>
          {translate('admin:review.allOfSeller')}
        </Button>
        {data && mayDecideAbout(data.seller) && (
          <SuspensionButton person={data.seller} isSuspended={data.seller.is_suspended} />
        )}
      </Box>
    </Panel>
  )
}
