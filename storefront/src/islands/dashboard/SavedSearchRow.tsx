import type { Language } from '@maveshi/shared/locale/languages'
import { writtenIn } from '@maveshi/shared/locale/written-in'
import { COUNTED_UP_TO } from '@maveshi/shared/notice/told'
import { Bell, PencilLine, Trash2 } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteSavedSearch, markSavedSearchSeen, type SavedSearch } from '../../data/member/saved-searches.ts'
import { FailureNote } from './FailureNote.tsx'
import { RenameForm } from './RenameForm.tsx'
import { useStep } from './use-step.ts'

/** How long opening a search waits for the network to note that it was seen. */
const PATIENCE_MS = 1500

interface RowProps {
  readonly search: SavedSearch
  readonly language: Language
  readonly onRenamed: (name: string) => void
  readonly onDeleted: () => void
}

function News({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-leaf px-3 text-on-leaf">
      <Bell size={16} aria-hidden />
      {count < COUNTED_UP_TO ? t('dashboard:searches.new', { count }) : t('dashboard:searches.manyNew')}
    </span>
  )
}

/** One saved search: its results a tap away, another name, or nothing of it any more. */
export function SavedSearchRow({ search, language, onRenamed, onDeleted }: RowProps) {
  const { t } = useTranslation()
  const { id, name, path, newListings } = search
  const [isRenaming, setRenaming] = useState(false)
  const { isBusy, failure, take } = useStep(t)
  const button = 'grid size-12 shrink-0 cursor-pointer place-items-center'

  async function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    // The results open in any case; what was new stays new where the network fails.
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
    await Promise.race([markSavedSearchSeen(id).catch(() => undefined), patience])
    location.assign(path)
  }

  return (
    <li className="card ps-4">
      <div className="flex items-center">
        <a
          href={path}
          className="flex min-h-12 min-w-0 grow flex-wrap items-center gap-x-3 py-2 font-semibold"
          onClick={open}
        >
          <bdi lang={writtenIn(name, language)}>{name}</bdi>
          <News count={newListings} />
        </a>
        <button
          type="button"
          className={button}
          aria-label={t('dashboard:searches.rename', { name })}
          onClick={() => setRenaming(true)}
        >
          <PencilLine size={20} aria-hidden />
        </button>
        <button
          type="button"
          className={button}
          aria-label={t('dashboard:searches.forget', { name })}
          disabled={isBusy}
          onClick={() => take(() => deleteSavedSearch(id).then(onDeleted))}
        >
          <Trash2 size={20} aria-hidden />
        </button>
      </div>
      <FailureNote failure={failure} />
      {isRenaming && <RenameForm search={search} onClose={() => setRenaming(false)} onRenamed={onRenamed} />}
    </li>
  )
}
