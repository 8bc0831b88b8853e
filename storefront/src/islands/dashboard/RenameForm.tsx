import { NAME_CHARACTERS } from '@maveshi/shared/limits'
import type { Translate } from '@maveshi/shared/locale/translate'
import { type FormEvent, useState } from 'react'
import { renameSavedSearch, type SavedSearch } from '../../data/saved-searches.ts'
import { Field } from '../form/Field.tsx'
import { DialogForm } from './DialogForm.tsx'
import { useStep } from './use-step.ts'

interface RenameFormProps {
  readonly search: SavedSearch
  readonly onClose: () => void
  readonly onRenamed: (name: string) => void
  readonly t: Translate
}

/** Asks for another name of a saved search. What was typed stays until it is saved. */
export function RenameForm({ search, onClose, onRenamed, t }: RenameFormProps) {
  const [name, setName] = useState(search.name)
  const [isChecked, setChecked] = useState(false)
  const { isBusy, failure, take } = useStep(t)
  const trimmed = name.trim()

  async function save(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (!trimmed) return document.getElementById('search-name')?.focus()
    if (await take(() => renameSavedSearch(search.id, trimmed))) {
      onRenamed(trimmed)
      onClose()
    }
  }

  return (
    <DialogForm
      title={t('dashboard:searches.rename', { name: search.name })}
      failure={failure}
      isBusy={isBusy}
      onClose={onClose}
      onSave={save}
      t={t}
    >
      <Field
        id="search-name"
        label={t('dashboard:searches.name')}
        problem={isChecked && !trimmed ? t('createListing:errors.required') : undefined}
      >
        {(control) => (
          <input
            {...control}
            className="control"
            maxLength={NAME_CHARACTERS}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </DialogForm>
  )
}
