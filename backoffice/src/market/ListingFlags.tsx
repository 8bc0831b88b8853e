import { formatNumber } from '@maveshi/shared/locale/format'
import { joinList } from '@maveshi/shared/locale/list'
import FlagIcon from '@mui/icons-material/FlagOutlined'
import { Box, Chip } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useLanguage } from '../providers/i18n-provider.ts'
import type { Listing } from '../providers/listing-rows.ts'
import { openReports } from './listing-words.ts'

/** What each flag of a listing's words is called in a list, by key. */
const FLAG_CHIPS: Readonly<Record<string, string>> = {
  phone: 'admin:review.flagChip.phone',
  payment: 'admin:review.flagChip.payment',
  link: 'admin:review.flagChip.link',
  words: 'admin:review.flagChip.words',
}

/** How much is odd, as a number; what it is, to whoever points at it and whoever hears it. */
function FlagCount({ words }: { words: readonly string[] }) {
  const list = joinList(words, useLanguage())
  return (
    <Chip
      size="small"
      variant="outlined"
      color="error"
      icon={<FlagIcon />}
      label={
        <bdi aria-label={list} role="img">
          {formatNumber(words.length)}
        </bdi>
      }
      title={list}
      sx={{ fontSize: '0.8125rem', marginInlineStart: 0.5 }}
    />
  )
}

interface ListingFlagsProps {
  readonly listing: Listing
  /** Whether there is room for a number alone. */
  readonly isShort?: boolean
}

/** What is odd about a listing, in a word each: open reports and what its text has that it should not. */
export function ListingFlags({ listing, isShort = false }: ListingFlagsProps) {
  const translate = useTranslate()
  const reports = openReports(listing)
  const words = listing.listing_flags.flatMap((flag) => (FLAG_CHIPS[flag] ? [translate(FLAG_CHIPS[flag])] : []))
  if (reports) words.unshift(translate('admin:review.reportChip', { smart_count: reports }))
  if (!words.length) return null
  if (isShort) return <FlagCount words={words} />
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
      {words.map((word) => (
        <Chip key={word} size="small" variant="outlined" color="error" label={word} sx={{ fontSize: '0.8125rem' }} />
      ))}
    </Box>
  )
}
