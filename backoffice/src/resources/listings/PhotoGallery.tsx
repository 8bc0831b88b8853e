import { Box, ButtonBase, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useBackend } from '../../providers/backend.ts'
import type { ListingPhoto } from '../../providers/listing-rows.ts'

interface ThumbnailProps {
  readonly photo: ListingPhoto
  readonly number: number
  readonly isShown: boolean
  readonly show: () => void
}

function Thumbnail({ photo, number, isShown, show }: ThumbnailProps) {
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
        outline: isShown ? 3 : 0,
        outlineColor: 'primary.main',
        outlineStyle: 'solid',
      }}
    >
      <Box
        component="img"
        src={photoUrl(photo.card_path)}
        alt=""
        sx={{ width: 88, height: 66, objectFit: 'cover', display: 'block', bgcolor: photo.preview }}
      />
    </ButtonBase>
  )
}

/** One photograph large, uncropped, and all of them to choose from. */
export function PhotoGallery({ photos, title }: { photos: readonly ListingPhoto[]; title: string }) {
  const translate = useTranslate()
  const { photoUrl } = useBackend()
  const [index, setIndex] = useState(0)
  const shown = photos[index] ?? photos[0]
  if (!shown) return <Typography color="textSecondary">{translate('admin:listing.noPhotos')}</Typography>
  const number = photos.indexOf(shown) + 1
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Box
        component="img"
        src={photoUrl(shown.path)}
        alt={translate('admin:listing.photo', { number, total: photos.length, title })}
        sx={{
          width: '100%',
          aspectRatio: '4 / 3',
          maxHeight: '70vh',
          objectFit: 'contain',
          borderRadius: 1,
          bgcolor: 'action.hover',
        }}
      />
      {photos.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {photos.map((photo, position) => (
            <Thumbnail
              key={photo.path}
              photo={photo}
              number={position + 1}
              isShown={photo === shown}
              show={() => setIndex(position)}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}
