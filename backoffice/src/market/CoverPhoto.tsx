import NoPhotoIcon from '@mui/icons-material/NoPhotographyOutlined'
import { Box } from '@mui/material'
import { useBackend } from '../providers/backend.ts'
import type { Listing } from '../providers/listing-rows.ts'

/** A listing's first photograph in card size, four to three. Decoration: the title stands beside it. */
export function CoverPhoto({ listing, width }: { listing: Pick<Listing, 'photos'>; width: number | string }) {
  const { photoUrl } = useBackend()
  const [cover] = listing.photos
  const frame = {
    width,
    aspectRatio: '4 / 3',
    borderRadius: 1,
    flexShrink: 0,
    alignSelf: 'flex-start',
    display: 'block',
  }
  if (!cover) {
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center', bgcolor: 'action.hover', color: 'text.secondary' }}>
        <NoPhotoIcon aria-hidden />
      </Box>
    )
  }
  const source = photoUrl(cover.card_path, cover.card_hash)
  return (
    <Box
      component="img"
      src={source}
      alt=""
      loading="lazy"
      decoding="async"
      sx={{ ...frame, objectFit: 'cover', bgcolor: cover.preview }}
    />
  )
}
