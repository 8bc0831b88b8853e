import { Chip } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Listing } from '../providers/listing-rows.ts'

/** That a listing is a change of one on offer. */
export function RevisionChip({ listing }: { listing: Pick<Listing, 'revises'> }) {
  const translate = useTranslate()
  if (!listing.revises) return null
  return <Chip size="small" color="info" label={translate('admin:revision.chip')} />
}
