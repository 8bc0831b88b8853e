import { languageFacts } from '@maveshi/shared/locale/languages'
import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, FilterButton, SortButton, useDataProvider, useListContext, useTranslate } from 'react-admin'
import { ExportButton } from '../../layout/ExportButton.tsx'
import { ListFrame } from '../../layout/ListFrame.tsx'
import { Nothing, Waiting } from '../../layout/states.tsx'
import { useNarrow } from '../../layout/use-narrow.ts'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { actionFailure } from '../../providers/failures.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { LexiconTerm } from '../../providers/lexicon.ts'
import { useAction } from '../../providers/use-action.ts'
import type { Concepts } from './concepts.ts'
import { scriptName } from './scripts.ts'
import { draftOf, newTerm, type TermDraft } from './term-draft.ts'
import { useTermExporter } from './term-export.ts'
import { useTermFilters } from './use-term-filters.tsx'

const SORT_FIELDS = ['normal', 'concept', 'language', 'added_at']

interface TermListProps {
  readonly concepts: Concepts
  readonly onEdit: (draft: TermDraft) => void
}

interface TermRowProps {
  readonly row: LexiconTerm
  readonly leadsTo: string
  readonly onEdit: () => void
  readonly onDelete: () => void
}

function TermRow({ row: { term, language, script }, leadsTo, onEdit, onDelete }: TermRowProps) {
  const translate = useTranslate()
  const reader = useLanguage()
  const { name, code } = languageFacts(language)
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <bdi lang={code}>{term}</bdi>
        </Typography>
        <Typography variant="body2">{leadsTo}</Typography>
        <Typography variant="body2" color="textSecondary">
          {name} · {scriptName(script, reader)}
        </Typography>
      </Box>
      <IconButton onClick={onEdit} aria-label={translate('admin:lexicon.edit', { term })}>
        <EditIcon />
      </IconButton>
      <IconButton color="error" onClick={onDelete} aria-label={translate('admin:lexicon.delete', { term })}>
        <DeleteIcon />
      </IconButton>
    </Box>
  )
}

/** Asks before a word is taken away. */
function DeleteTerm({ row, onClose }: { row: LexiconTerm | undefined; onClose: () => void }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { isBusy, act } = useAction(actionFailure)
  const remove = (id: string) =>
    void act(
      () => dataProvider.deleteTerm(id),
      'admin:lexicon.deleted',
      () => ({ term: row?.term }),
    ).then(onClose)
  return (
    <Confirm
      isOpen={row !== undefined}
      loading={isBusy}
      title={translate('admin:lexicon.deleteTitle', { term: row?.term })}
      content={translate('admin:lexicon.deleteText')}
      confirm={translate('ra.action.delete')}
      confirmColor="warning"
      onConfirm={() => row && remove(row.id)}
      onClose={onClose}
    />
  )
}

function Rows({ concepts, onEdit }: TermListProps) {
  const translate = useTranslate()
  const { data, isPending } = useListContext<LexiconTerm>()
  const [doomed, setDoomed] = useState<LexiconTerm>()
  if (isPending) return <Waiting />
  if (!data?.length) return <Nothing sentence="admin:lexicon.noMatch" />
  return (
    <>
      <Box component="ul" aria-label={translate('admin:lexicon.words')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((row) => (
          <TermRow
            key={row.id}
            row={row}
            leadsTo={concepts.nameOf(row.meaning)}
            onEdit={() => onEdit(draftOf(row))}
            onDelete={() => setDoomed(row)}
          />
        ))}
      </Box>
      <DeleteTerm row={doomed} onClose={() => setDoomed(undefined)} />
    </>
  )
}

function Tools({ isNarrow, onAdd }: { isNarrow: boolean; onAdd: () => void }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 0.5, py: 1 }}>
      {isNarrow && <FilterButton />}
      <SortButton fields={SORT_FIELDS} />
      <ExportButton />
      <Button variant="contained" startIcon={<AddIcon />} onClick={onAdd}>
        {translate('admin:lexicon.add')}
      </Button>
    </Box>
  )
}

/** What can be done stands above the filters, which take the whole width. */
const toolbar = {
  flexDirection: 'column-reverse',
  alignItems: 'stretch',
  bgcolor: 'transparent',
  '& form': { minWidth: 0, bgcolor: 'transparent' },
  '& .filter-field': { flex: '1 1 180px' },
} as const

/** Every word of the search: filters, order, pages, export. */
export function TermList({ concepts, onEdit }: TermListProps) {
  const language = useLanguage()
  const isNarrow = useNarrow()
  return (
    <ListFrame<LexiconTerm>
      filters={useTermFilters(concepts, isNarrow)}
      sort={{ field: 'normal', order: 'ASC' }}
      actions={<Tools isNarrow={isNarrow} onAdd={() => onEdit(newTerm(language))} />}
      exporter={useTermExporter(concepts)}
      isBare
      sx={{ '& .RaList-actions': toolbar }}
    >
      <Rows concepts={concepts} onEdit={onEdit} />
    </ListFrame>
  )
}
