import LargerIcon from '@mui/icons-material/ZoomInOutlined'
import { Alert, Box, ButtonBase, IconButton, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Awaited } from '../layout/Awaited.tsx'
import { KeyHint } from '../layout/KeyHint.tsx'
import { usePageKeys } from '../layout/page-keys.ts'
import { screen } from '../layout/screen.ts'
import { useBackend } from '../providers/backend.ts'
import type { ListingPhoto } from '../providers/listing-rows.ts'
import { useDifferingCards } from './differing-cards.ts'

const PhotoViewer = screen(() => import('./PhotoViewer.tsx'), 'PhotoViewer')

interface ThumbnailProps {
  readonly photo: ListingPhoto
  readonly number: number
  readonly isShown: boolean
  readonly isDiffering: boolean
  readonly show: () => void
}

function Thumbnail({ photo, number, isShown, isDiffering, show }: ThumbnailProps) {
  const translate = useTranslate()
  const { photoUrl } = useBackend()
  return (
    <ButtonBase
      onClick={show}
      aria-pressed={isShown}
      aria-label={translate('admin:listing.showPhoto', { number })}
      sx={{
        borderRadius: 1,
        overflow: 'hidden',
        outline: isShown || isDiffering ? 3 : 0,
        outlineColor: isDiffering ? 'warning.main' : 'primary.main',
        outlineStyle: 'solid',
      }}
    >
      <Box
        component="img"
        src={photoUrl(photo.card_path, photo.card_hash)}
        alt=""
        sx={{ width: 88, height: 66, objectFit: 'cover', display: 'block', bgcolor: photo.preview }}
      />
    </ButtonBase>
  )
}

/** A photograph as lists show it, whole: it is a file of its own, and what most visitors see. */
function Card({ photo }: { photo: ListingPhoto }) {
  const translate = useTranslate()
  const { photoUrl } = useBackend()
  return (
    <Box component="figure" sx={{ m: 0, display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <Box
        component="img"
        src={photoUrl(photo.card_path, photo.card_hash)}
        alt=""
        sx={{ width: 160, height: 120, objectFit: 'contain', borderRadius: 1, bgcolor: 'action.hover' }}
      />
      <Typography component="figcaption" variant="body2" color="textSecondary">
        {translate('admin:listing.card')}
      </Typography>
    </Box>
  )
}

interface LargeProps {
  readonly photo: ListingPhoto
  readonly words: string
  readonly enlarge: () => void
}

/** A photograph as wide as its column, and the way to see it on the whole screen. */
function Large({ photo, words, enlarge }: LargeProps) {
  const translate = useTranslate()
  const { photoUrl } = useBackend()
  const name = translate('admin:photo.enlarge')
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="img"
        src={photoUrl(photo.path, photo.content_hash)}
        alt={words}
        sx={{
          display: 'block',
          width: '100%',
          aspectRatio: '4 / 3',
          maxHeight: '70vh',
          objectFit: 'contain',
          borderRadius: 1,
          bgcolor: 'action.hover',
        }}
      />
      <IconButton
        onClick={enlarge}
        aria-label={name}
        aria-keyshortcuts="Z"
        title={name}
        sx={{
          position: 'absolute',
          insetBlockStart: 8,
          insetInlineEnd: 8,
          p: 1.5,
          gap: 0.5,
          borderRadius: 6,
          bgcolor: 'background.paper',
          '&:hover': { bgcolor: 'background.default' },
        }}
      >
        <LargerIcon />
        <KeyHint name="Z" />
      </IconButton>
    </Box>
  )
}

/** One photograph large, uncropped, as lists show it beside that, and all of them to choose from. */
export function PhotoGallery({ photos, title }: { photos: readonly ListingPhoto[]; title: string }) {
  const translate = useTranslate()
  const [index, setIndex] = useState(0)
  const [isLarge, setLarge] = useState(false)
  usePageKeys(photos.length ? { z: () => setLarge(true) } : {})
  const differing = useDifferingCards(photos)
  const shown = photos[index] ?? photos[0]
  if (!shown) return <Typography color="textSecondary">{translate('admin:listing.noPhotos')}</Typography>
  const number = photos.indexOf(shown) + 1
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Large
        photo={shown}
        words={translate('admin:listing.photo', { number, total: photos.length, title })}
        enlarge={() => setLarge(true)}
      />
      <Card photo={shown} />
      {isLarge && (
        <Suspense fallback={<Awaited waiting={null} />}>
          <PhotoViewer
            photos={photos}
            title={title}
            index={number - 1}
            show={setIndex}
            onClose={() => setLarge(false)}
          />
        </Suspense>
      )}
      {differing.has(shown.path) && <Alert severity="warning">{translate('admin:listing.cardDiffers')}</Alert>}
      {photos.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {photos.map((photo, position) => (
            <Thumbnail
              key={photo.path}
              photo={photo}
              number={position + 1}
              isShown={photo === shown}
              isDiffering={differing.has(photo.path)}
              show={() => setIndex(position)}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}
