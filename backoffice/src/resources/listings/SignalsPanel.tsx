import { LISTINGS_ALIKE } from '@maveshi/shared/limits'
import { formatNumber, formatPrice } from '@maveshi/shared/locale/format'
import { Box, Typography } from '@mui/material'
import { type TranslateFunction, useTranslate } from 'react-admin'
import { Panel } from '../../layout/Panel.tsx'
import { Failure, Waiting } from '../../layout/states.tsx'
import { FLAG_WORDS } from '../../market/flag-words.ts'
import { SignalLine } from '../../market/SignalLine.tsx'
import { readingFailure } from '../../providers/failures.ts'
import type { Listing } from '../../providers/listing-rows.ts'
import { PriceStrip } from './PriceStrip.tsx'
import { type Signals, useSignals } from './signals.ts'

function priceWarning({ price }: Signals, translate: TranslateFunction): string[] {
  if (!price?.verdict) return []
  const values = { median: formatPrice(price.median), number: formatNumber(price.count) }
  return [
    price.verdict === 'low' ? translate('admin:review.priceLow', values) : translate('admin:review.priceHigh', values),
  ]
}

/** How many other listings are alike in something, where there are any: the database tells a few, and no more of them. */
function alike(ids: readonly string[], some: string, many: string, translate: TranslateFunction): string[] {
  if (ids.length >= LISTINGS_ALIKE) return [translate(many, { number: formatNumber(ids.length) })]
  return ids.length ? [translate(some, { smart_count: ids.length })] : []
}

/** Every sentence that asks for a second look, the gravest first. */
function warnings(listing: Listing, signals: Signals, translate: TranslateFunction): string[] {
  const { flags, open_reports, seller, same_photo, same_words, same_phone } = signals
  return [
    ...(seller.is_suspended ? [translate('admin:review.suspended')] : []),
    ...(open_reports ? [translate('admin:review.openReports', { smart_count: open_reports })] : []),
    ...flags.flatMap((flag) => (FLAG_WORDS[flag] ? [translate(FLAG_WORDS[flag])] : [])),
    ...priceWarning(signals, translate),
    ...alike(same_photo, 'admin:review.samePhotoFound', 'admin:review.samePhotoMany', translate),
    ...alike(same_words, 'admin:review.sameWordsFound', 'admin:review.sameWordsMany', translate),
    ...alike(same_phone, 'admin:review.samePhoneFound', 'admin:review.samePhoneMany', translate),
    ...(listing.photos.length ? [] : [translate('admin:review.noPhotos')]),
  ]
}

function SignalLines({ listing, signals }: { listing: Listing; signals: Signals }) {
  const translate = useTranslate()
  const sentences = warnings(listing, signals, translate)
  const { price } = signals
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sentences.map((sentence) => (
          <SignalLine key={sentence} sentence={sentence} isWarning />
        ))}
        {!sentences.length && <SignalLine sentence={translate('admin:review.nothingOdd')} isWarning={false} />}
      </Box>
      {price && !price.verdict && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate(price.of === 'category' ? 'admin:review.medianOfCategory' : 'admin:review.median', {
            median: formatPrice(price.median),
            number: formatNumber(price.count),
          })}
        </Typography>
      )}
      {price && listing.price !== null && <PriceStrip price={listing.price} alike={price} />}
    </>
  )
}

/** What is odd about a listing. */
export function SignalsPanel({ listing }: { listing: Listing }) {
  const { data, error, isError, refetch } = useSignals(listing.id)
  return (
    <Panel title="admin:review.signals">
      {isError && <Failure sentence={readingFailure(error)} retry={() => void refetch()} />}
      {!isError && !data && <Waiting />}
      {data && <SignalLines listing={listing} signals={data} />}
    </Panel>
  )
}
