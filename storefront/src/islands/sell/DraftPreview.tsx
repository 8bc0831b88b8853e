import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldInWords } from '../../data/rules/catalogue-words.ts'
import { describeListings } from '../../data/rules/describe-listings.ts'
import type { Draft } from './draft.ts'
import { placeName, previewOf } from './draft-preview.ts'
import type { SellFormProps } from './form-props.ts'
import { Preview } from './Preview.tsx'
import { usePhotoUrls } from './use-photo-urls.ts'
import type { Photos } from './use-photos.ts'
import { useSeller } from './use-seller.ts'

interface DraftPreviewProps extends Pick<SellFormProps, 'categories' | 'states' | 'language'> {
  readonly draft: Draft
  readonly fields: readonly FieldInWords[]
  readonly photos: Pick<Photos, 'photos'>
}

/** The draft as buyers will see it. It follows the typing when there is time. */
export function DraftPreview({ draft: typed, fields, photos, categories, states, language }: DraftPreviewProps) {
  const { t } = useTranslation()
  const draft = useDeferredValue(typed)
  const shownPhotos = usePhotoUrls(photos.photos)
  const seller = useSeller()
  const words = useMemo(
    () =>
      describeListings(
        { categories, fields: () => fields, place: (placeId) => placeName(states, placeId, language) },
        language,
        t,
      ),
    [categories, fields, states, language, t],
  )
  if (!draft.category) return <p className="card p-6 text-muted">{t('createListing:preview.empty')}</p>
  return (
    <Preview
      listing={previewOf(draft, fields, shownPhotos)}
      description={draft.description}
      seller={seller}
      words={words}
      language={language}
    />
  )
}
