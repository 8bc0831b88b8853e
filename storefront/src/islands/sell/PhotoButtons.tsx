import { Camera, Images } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface PhotoButtonsProps {
  readonly onChosen: (files: readonly File[]) => void
}

/** Two ways to the same field for files: with the camera, one at a time, or from the gallery, many at once. */
export function PhotoButtons({ onChosen }: PhotoButtonsProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  // What is touched is held in a hand and has a camera on its back; elsewhere files are dropped.
  const [isTouched, setTouched] = useState(false)
  useEffect(() => setTouched(navigator.maxTouchPoints > 0), [])

  function open(isCamera: boolean) {
    if (!field.current) return
    field.current.toggleAttribute('capture', false)
    if (isCamera) field.current.setAttribute('capture', 'environment')
    field.current.multiple = !isCamera
    field.current.click()
  }

  return (
    <div className="photo-buttons">
      {isTouched && (
        <button type="button" className="button" aria-describedby="photos-hint" onClick={() => open(true)}>
          <Camera size={24} aria-hidden />
          {t('createListing:photos.take')}
        </button>
      )}
      <button type="button" className="button button-quiet" aria-describedby="photos-hint" onClick={() => open(false)}>
        <Images size={24} aria-hidden />
        {t('createListing:photos.choose')}
      </button>
      {!isTouched && <p className="photo-drop text-muted">{t('createListing:photos.drop')}</p>}
      <input
        ref={field}
        hidden
        type="file"
        accept="image/*"
        multiple
        onChange={({ target }) => {
          onChosen([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </div>
  )
}
