import { languageFacts } from '@maveshi/shared/locale/languages'
import { Box, Button, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { DialogFrame } from '../../layout/DialogFrame.tsx'
import { FactTable } from '../../layout/FactTable.tsx'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import { ListingSummary } from '../../market/ListingSummary.tsx'
import { useListingWords } from '../../market/listing-words.ts'
import { useBackend } from '../../providers/backend.ts'
import type { Listing, ListingPhoto } from '../../providers/listing-rows.ts'

interface PhotosProps {
  readonly photos: readonly ListingPhoto[]
  /** What the other listing shows, by the hashes of the files. */
  readonly others: ReadonlySet<string>
  readonly title: string
}

/** All photographs, those first that the other listing shows too. */
function ComparedPhotos({ photos, others, title }: PhotosProps) {
  const translate = useTranslate()
  const { photoUrl } = useBackend()
  const isShared = ({ content_hash }: ListingPhoto) => content_hash !== null && others.has(content_hash)
  const sorted = [...photos].sort((a, b) => Number(isShared(b)) - Number(isShared(a)))
  if (!photos.length) return <Typography color="textSecondary">{translate('admin:listing.noPhotos')}</Typography>
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {sorted.map((photo, index) => (
        <Box key={photo.path} component="figure" sx={{ m: 0 }}>
          <Box
            component="img"
            src={photoUrl(photo.path, photo.content_hash)}
            alt={translate('admin:listing.photo', { number: index + 1, total: photos.length, title })}
            sx={{
              display: 'block',
              width: '100%',
              aspectRatio: '4 / 3',
              objectFit: 'contain',
              borderRadius: 1,
              bgcolor: 'action.hover',
              ...(isShared(photo) ? { outline: 3, outlineColor: 'warning.main', outlineStyle: 'solid' } : {}),
            }}
          />
          {isShared(photo) && (
            <Typography component="figcaption" variant="body2" sx={{ mt: 0.5 }}>
              {translate('admin:compare.inBoth')}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  )
}

interface ComparedProps {
  readonly listing: Listing
  readonly other: Listing
  /** Which of the two it is, by key. */
  readonly which: string
}

/** One of two listings: its photographs, what it says of itself, and what its seller wrote. */
function Compared({ listing, other, which }: ComparedProps) {
  const translate = useTranslate()
  const heading = useId()
  const { title } = useListingWords()(listing)
  const answers = useCatalogue().answers(listing)
  const { direction } = languageFacts(listing.language)
  const others = new Set(other.photos.flatMap(({ content_hash }) => content_hash ?? []))
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
      <Typography id={heading} variant="h3">
        {translate(which)}
      </Typography>
      <ListingSummary listing={listing} hasStatus />
      <ComparedPhotos photos={listing.photos} others={others} title={title} />
      {listing.description && (
        <Typography lang={listing.language} dir={direction} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {listing.description}
        </Typography>
      )}
      <FactTable
        facts={answers.map(({ field, question, answer }) => ({ key: field, name: question, value: answer }))}
        label={translate('admin:listing.facts')}
      />
    </Box>
  )
}

interface CompareButtonProps {
  readonly listing: Listing
  readonly other: Listing
}

/** Shows another listing beside the one that is decided about. */
export function CompareButton({ listing, other }: CompareButtonProps) {
  const translate = useTranslate()
  const { title } = useListingWords()(other)
  const [isOpen, setOpen] = useState(false)
  const words = translate('admin:compare.open')
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={translate('admin:review.named', { words, title })}
        onClick={() => setOpen(true)}
        sx={{ mt: 0.5 }}
      >
        {words}
      </Button>
      {isOpen && (
        <DialogFrame
          title={translate('admin:compare.title')}
          width="lg"
          isLong
          leave="ra.action.close"
          onClose={() => setOpen(false)}
        >
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <Compared listing={listing} other={other} which="admin:compare.this" />
            <Compared listing={other} other={listing} which="admin:compare.other" />
          </Box>
        </DialogFrame>
      )}
    </>
  )
}
