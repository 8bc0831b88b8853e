import { LABEL_CHARACTERS } from '@maveshi/shared/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setLabel } from '../../data/member/many-listings.ts'
import { DialogForm } from './DialogForm.tsx'
import type { TitledListing } from './own-listing-steps.ts'

interface LabelFormProps {
  readonly listing: TitledListing
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Asks what I call a listing: the number of its ear tag, or a name. */
export function LabelForm({ listing, onClose, onSaved }: LabelFormProps) {
  const { t } = useTranslation()
  const [label, setText] = useState(listing.label)
  return (
    <DialogForm
      title={t('dashboard:many.label', { title: listing.words })}
      field={{ id: 'label', label: t('dashboard:many.tag'), hint: t('dashboard:many.tagHint') }}
      control={(control) => (
        <input
          {...control}
          className="control"
          dir="auto"
          autoComplete="off"
          maxLength={LABEL_CHARACTERS}
          value={label}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      onSave={() => setLabel(listing.id, label.trim()).then(onSaved)}
      onClose={onClose}
    />
  )
}
