import { PHOTOS_PER_LISTING } from '@maveshi/shared/limits'
import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import StarIcon from '@mui/icons-material/StarBorder'
import { Alert, Box, Button, Card, IconButton, Typography } from '@mui/material'
import { useId, useRef } from 'react'
import { useTranslate } from 'react-admin'
import type { Photos, ShownPhoto } from './use-photos.ts'

interface TileProps {
  readonly photo: ShownPhoto
  readonly number: number
  readonly photos: Photos
}

function Tile({ photo, number, photos }: TileProps) {
  const translate = useTranslate()
  const isCover = number === 1
  const words = isCover
    ? translate('createListing:photos.altCover', { number })
    : translate('createListing:photos.alt', { number })
  const makeCover = translate('createListing:photos.makeCover', { number })
  const remove = translate('createListing:photos.remove', { number })
  return (
    <Card component="li" sx={{ width: 140, listStyle: 'none' }}>
      <Box
        component="img"
        src={photo.url}
        alt={words}
        sx={{ width: 140, height: 105, objectFit: 'cover', display: 'block', bgcolor: photo.preview }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44, px: 0.5 }}>
        {isCover ? (
          <Typography variant="body2" sx={{ px: 1 }}>
            {translate('createListing:photos.cover')}
          </Typography>
        ) : (
          <IconButton aria-label={makeCover} title={makeCover} onClick={() => photos.makeCover(photo.id)}>
            <StarIcon />
          </IconButton>
        )}
        <IconButton aria-label={remove} title={remove} onClick={() => photos.remove(photo.id)}>
          <DeleteIcon />
        </IconButton>
      </Box>
    </Card>
  )
}

/** Photographs that the seller has sent to the administrator, made small here before they are sent on. */
export function PhotoInput({ photos }: { photos: Photos }) {
  const translate = useTranslate()
  const heading = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={heading} variant="h3">
        {translate('createListing:photos.title')}
      </Typography>
      <Typography color="textSecondary">
        {translate('admin:createListing.photoHint', { max: PHOTOS_PER_LISTING })}
      </Typography>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={translate('createListing:photos.choose')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          void photos.add(files)
        }}
      />
      <Button
        variant="outlined"
        startIcon={<AddPhotoIcon />}
        disabled={photos.preparing > 0}
        onClick={() => input.current?.click()}
        sx={{ justifySelf: 'start' }}
      >
        {photos.preparing > 0 ? translate('createListing:photos.preparing') : translate('createListing:photos.choose')}
      </Button>
      {photos.problems.map((problem) => (
        <Alert key={problem} severity="error" role="alert">
          {problem}
        </Alert>
      ))}
      {photos.photos.length > 0 && (
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, m: 0 }}>
          {photos.photos.map((photo, index) => (
            <Tile key={photo.id} photo={photo} number={index + 1} photos={photos} />
          ))}
        </Box>
      )}
    </Box>
  )
}
