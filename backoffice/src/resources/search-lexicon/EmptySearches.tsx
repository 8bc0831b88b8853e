import { LANGUAGE_FACTS } from '@maveshi/shared/locale/languages'
import { Box, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import { ListBase, Pagination, SortButton, useListContext, useTranslate } from 'react-admin'
import { ExportButton } from '../../layout/ExportButton.tsx'
import { Failure, Nothing, Waiting } from '../../layout/states.tsx'
import { readingFailure } from '../../providers/failures.ts'
import type { EmptySearch } from '../../providers/lexicon.ts'
import { quietQuery } from '../../providers/queries.ts'
import { EmptySearchRow } from './EmptySearchRow.tsx'
import type { TermDraft } from './term-draft.ts'
import { useEmptySearchExporter } from './term-export.ts'

const PER_PAGE = 10
const PER_PAGE_CHOICES = [10, 25, 50]
const SORT_FIELDS = ['times', 'last_searched_at', 'query']

type OnAdd = (draft: TermDraft) => void

function Filters() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const { language = '', is_dismissed = false } = filterValues
  const change = (changes: object) => {
    const wanted = Object.entries({ ...filterValues, ...changes }).filter(([, value]) => value)
    setFilters(Object.fromEntries(wanted), {})
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <TextField
        select
        id="vain-language"
        label={translate('admin:header.language')}
        value={language}
        onChange={({ target }) => change({ language: target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ flex: '1 1 160px' }}
      >
        <MenuItem value="">{translate('admin:lexicon.anyLanguage')}</MenuItem>
        {LANGUAGE_FACTS.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={<Switch checked={is_dismissed} onChange={({ target }) => change({ is_dismissed: target.checked })} />}
        label={translate('admin:lexicon.showDismissed')}
        sx={{ minHeight: 44 }}
      />
    </Box>
  )
}

function Rows({ onAdd }: { onAdd: OnAdd }) {
  const translate = useTranslate()
  const { data, error, isPending, filterValues, refetch } = useListContext<EmptySearch>()
  if (error) return <Failure sentence={readingFailure(error)} retry={() => void refetch()} />
  if (isPending) return <Waiting />
  if (!data?.length) {
    return (
      <Nothing sentence={Object.keys(filterValues).length ? 'admin:lexicon.noMatch' : 'admin:lexicon.noneInVain'} />
    )
  }
  return (
    <Box component="ul" aria-label={translate('admin:lexicon.vain')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((search) => (
        <EmptySearchRow key={search.id} search={search} onAdd={onAdd} />
      ))}
    </Box>
  )
}

/** What people looked for and did not find, the most frequent first. */
export function EmptySearches({ onAdd }: { onAdd: OnAdd }) {
  return (
    <ListBase
      resource="empty_searches"
      disableSyncWithLocation
      storeKey="search-lexicon.vain"
      perPage={PER_PAGE}
      sort={{ field: 'times', order: 'DESC' }}
      queryOptions={quietQuery}
      exporter={useEmptySearchExporter()}
    >
      <Filters />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 0.5 }}>
        <SortButton fields={SORT_FIELDS} />
        <ExportButton />
      </Box>
      <Rows onAdd={onAdd} />
      <Pagination rowsPerPageOptions={PER_PAGE_CHOICES} />
    </ListBase>
  )
}
