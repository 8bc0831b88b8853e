import type { Language } from '@maveshi/shared/locale/languages'
import { useTranslation } from 'react-i18next'
import type { SavedSearch } from '../../data/member/saved-searches.ts'
import { paths } from '../../paths.ts'
import { LoadState } from './LoadState.tsx'
import { SavedSearchRow } from './SavedSearchRow.tsx'
import type { Loaded } from './use-loaded.ts'

interface SavedSearchesProps {
  readonly loaded: Loaded<SavedSearch[]>
  readonly language: Language
}

/** The searches I come back to, with what is new in each. */
export function SavedSearches({ loaded, language }: SavedSearchesProps) {
  const { t } = useTranslation()
  const { value: searches, change } = loaded
  return (
    <section id="searches">
      <h2 className="mb-3 text-xl">{t('dashboard:searches.title')}</h2>
      <LoadState loaded={loaded} failed={t('dashboard:searches.failed')} />
      {searches?.length === 0 && (
        <div className="card grid justify-items-start gap-3 p-4">
          <p>{t('dashboard:searches.empty')}</p>
          <a className="button button-quiet" href={paths.buy}>
            {t('hero:buy')}
          </a>
        </div>
      )}
      <ul className="grid gap-2">
        {searches?.map((search) => (
          <SavedSearchRow
            key={search.id}
            search={search}
            language={language}
            onRenamed={(name) => change((all) => all.map((one) => (one.id === search.id ? { ...one, name } : one)))}
            onDeleted={() => change((all) => all.filter(({ id }) => id !== search.id))}
          />
        ))}
      </ul>
      {searches && searches.length > 0 && (
        <a className="mt-2 inline-flex min-h-12 items-center text-leaf underline" href={`${paths.notices}#how`}>
          {t('dashboard:searches.how')}
        </a>
      )}
    </section>
  )
}
