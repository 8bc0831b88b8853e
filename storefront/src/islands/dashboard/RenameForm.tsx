import { NAME_CHARACTERS } from '@maveshi/shared/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { renameSavedSearch, type SavedSearch } from '../../data/member/saved-searches.ts'
import { DialogForm } from './DialogForm.tsx'

interface RenameFormProps {
  readonly search: SavedSearch
  readonly onClose: () => void
  readonly onRenamed: (name: string) => void
}

/** Asks for another name of a saved search. */
export function RenameForm({ search, onClose, onRenamed }: RenameFormProps) {
  const { t } = useTranslation()
  const [name, setName] = useState(search.name)
  const trimmed = name.trim()
  const problem = () => {
    if (!trimmed) return t('createListing:errors.required')
    if (trimmed.length > NAME_CHARACTERS) return t('createListing:errors.long', { max: NAME_CHARACTERS })
    return undefined
  }

  return (
    <DialogForm
      title={t('dashboard:searches.rename', { name: search.name })}
      field={{
        id: 'search-name',
        label: t('dashboard:searches.name'),
        problem: problem(),
      }}
      control={(control) => (
        <input {...control} className="control" value={name} onChange={(event) => setName(event.target.value)} />
      )}
      onSave={() => renameSavedSearch(search.id, trimmed).then(() => onRenamed(trimmed))}
      onClose={onClose}
    />
  )
}
