import type { Translate } from '@maveshi/shared/locale/translate'
import { Bell, X } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'
import {
  forgetSavedSearch,
  markSavedSearchSeen,
  readSavedSearches,
  type SavedSearch,
} from '../../data/saved-searches.ts'

/** From so many on the database does not count any further. */
const COUNTED_UP_TO = 50

interface RowProps {
  readonly search: SavedSearch
  readonly t: Translate
  readonly onForget: () => void
}

function Row({ search, t, onForget }: RowProps) {
  const { id, name, path, newListings } = search
  async function open(event: MouseEvent) {
    event.preventDefault()
    // The results open in any case; what was new stays new where the network fails.
    await markSavedSearchSeen(id).catch(() => {})
    location.assign(path)
  }
  return (
    <li className="card flex items-center gap-3 ps-4">
      <a href={path} className="flex min-h-12 grow flex-wrap items-center gap-x-3 py-2 font-semibold" onClick={open}>
        {name}
        {newListings > 0 && (
          <span className="inline-flex items-center gap-1 rounded-full bg-leaf px-3 text-on-leaf">
            <Bell size={16} aria-hidden />
            {newListings < COUNTED_UP_TO
              ? t('dashboard:searches.new', { count: newListings })
              : t('dashboard:searches.manyNew')}
          </span>
        )}
      </a>
      <button
        type="button"
        className="grid size-12 shrink-0 place-items-center"
        aria-label={t('dashboard:searches.forget', { name })}
        onClick={onForget}
      >
        <X size={20} aria-hidden />
      </button>
    </li>
  )
}

/** The searches I come back to, with what is new in each. Nothing is shown where there are none. */
export function SavedSearches({ t }: { readonly t: Translate }) {
  const [searches, setSearches] = useState<readonly SavedSearch[]>([])
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    readSavedSearches().then(setSearches, () => setFailed(true))
  }, [])
  async function forget(id: string) {
    try {
      await forgetSavedSearch(id)
      setSearches((kept) => kept.filter((search) => search.id !== id))
    } catch {
      setFailed(true)
    }
  }
  if (searches.length === 0 && !hasFailed) return null
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-2xl">{t('dashboard:searches.title')}</h2>
      {hasFailed && (
        <p role="alert" className="problem">
          {t('dashboard:searches.failed')}
        </p>
      )}
      <ul className="grid gap-2 lg:grid-cols-2">
        {searches.map((search) => (
          <Row key={search.id} search={search} t={t} onForget={() => forget(search.id)} />
        ))}
      </ul>
    </section>
  )
}
