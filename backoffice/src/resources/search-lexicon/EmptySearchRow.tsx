import { formatAge } from '@maveshi/shared/locale/format'
import { languageFacts } from '@maveshi/shared/locale/languages'
import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { actionFailure } from '../../providers/failures.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { EmptySearch } from '../../providers/lexicon.ts'
import { useAction } from '../../providers/use-action.ts'
import { draftFor, type TermDraft } from './term-draft.ts'

interface EmptySearchRowProps {
  readonly search: EmptySearch
  readonly onAdd: (draft: TermDraft) => void
}

/** Asks what the market makes of the search, and begins a word with that. */
function useBegin({ search, onAdd }: EmptySearchRowProps) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  async function begin(): Promise<void> {
    setBusy(true)
    try {
      onAdd(draftFor(search, await dataProvider.readSearch(search.query)))
    } catch (error) {
      notify(actionFailure(error), { type: 'error' })
    }
    setBusy(false)
  }
  return { isBusy, begin }
}

function Facts({ search: { query, times, language, last_searched_at } }: { search: EmptySearch }) {
  const translate = useTranslate()
  const reader = useLanguage()
  const facts = [
    translate('admin:lexicon.timesCount', { smart_count: times }),
    language && languageFacts(language).name,
    formatAge(last_searched_at, new Date(), reader),
  ]
  return (
    <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>
        <bdi>{query}</bdi>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}

/** An empty search: a word can be added for it, or it is put away. */
export function EmptySearchRow(props: EmptySearchRowProps) {
  const { search } = props
  const translate = useTranslate()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const adding = useBegin(props)
  const { isBusy, act } = useAction(actionFailure)
  const isDismissed = search.dismissed_at !== null
  const step = isDismissed ? 'admin:lexicon.putBack' : 'admin:lexicon.dismiss'
  const done = isDismissed ? 'admin:lexicon.wasPutBack' : 'admin:lexicon.dismissed'
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Facts search={search} />
      <Box sx={{ display: 'flex', gap: 0.5, marginInlineStart: 'auto' }}>
        {!isDismissed && (
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            disabled={adding.isBusy}
            aria-label={translate('admin:lexicon.addFor', { query: search.query })}
            onClick={() => void adding.begin()}
          >
            {translate('admin:lexicon.add')}
          </Button>
        )}
        <Button
          color="inherit"
          disabled={isBusy}
          onClick={() => void act(() => dataProvider.dismissSearch(search.query, !isDismissed), done)}
        >
          {translate(step)}
        </Button>
      </Box>
    </Box>
  )
}
