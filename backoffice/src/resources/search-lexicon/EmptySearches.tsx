import { LANGUAGE_FACTS } from '@maveshi/shared/locale/languages'
import { Box, FormControlLabel, Switch } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ListRows } from '../../layout/ListRows.tsx'
import { SelectFilter, useListFilters } from '../../layout/list-filters.tsx'
import { SmallList } from '../../layout/SmallList.tsx'
import type { EmptySearch } from '../../providers/lexicon.ts'
import { EmptySearchRow } from './EmptySearchRow.tsx'
import type { TermDraft } from './term-draft.ts'
import { useEmptySearchExporter } from './term-export.ts'

const PER_PAGE_CHOICES = [10, 25, 50]
const SORT_FIELDS = ['times', 'last_searched_at', 'query']
const LANGUAGE_CHOICES = LANGUAGE_FACTS.map(({ code, name }) => ({ id: code, name }))

function Filters() {
  const translate = useTranslate()
  const { filterValues, change } = useListFilters()
  const { language = '', is_dismissed = false } = filterValues
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Box sx={{ flex: '1 1 160px' }}>
        <SelectFilter
          id="vain-language"
          label={translate('admin:header.language')}
          none={translate('admin:lexicon.anyLanguage')}
          choices={LANGUAGE_CHOICES}
          value={language}
          onChange={(chosen) => change({ language: chosen })}
        />
      </Box>
      <FormControlLabel
        control={<Switch checked={is_dismissed} onChange={({ target }) => change({ is_dismissed: target.checked })} />}
        label={translate('admin:lexicon.showDismissed')}
        sx={{ minHeight: 44 }}
      />
    </Box>
  )
}

/** What people looked for and did not find, the most frequent first. */
export function EmptySearches({ onAdd }: { onAdd: (draft: TermDraft) => void }) {
  const translate = useTranslate()
  return (
    <SmallList<EmptySearch>
      resource="empty_searches"
      storeKey="search-lexicon.vain"
      sort={{ field: 'times', order: 'DESC' }}
      exporter={useEmptySearchExporter()}
      filters={<Filters />}
      sortFields={SORT_FIELDS}
      perPageChoices={PER_PAGE_CHOICES}
    >
      <ListRows<EmptySearch> nothing="admin:lexicon.noneInVain" noMatch="admin:lexicon.noMatch">
        {(searches) => (
          <Box component="ul" aria-label={translate('admin:lexicon.vain')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {searches.map((search) => (
              <EmptySearchRow key={search.id} search={search} onAdd={onAdd} />
            ))}
          </Box>
        )}
      </ListRows>
    </SmallList>
  )
}
