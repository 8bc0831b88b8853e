import AddIcon from '@mui/icons-material/Add'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { FilterButton, SortButton, useTranslate } from 'react-admin'
import { ImportButton } from '../../import/ImportButton.tsx'
import { TERMS_IMPORT } from '../../import/import-kinds.ts'
import { ExportButton } from '../../layout/ExportButton.tsx'
import { ListFrame } from '../../layout/ListFrame.tsx'
import { ListRows } from '../../layout/ListRows.tsx'
import { RowSettings } from '../../layout/RowSettings.tsx'
import { useNarrow } from '../../layout/use-narrow.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { LexiconTerm } from '../../providers/lexicon.ts'
import type { Concepts } from './concepts.ts'
import { DeleteTerm } from './DeleteTerm.tsx'
import { TermRow } from './TermRow.tsx'
import { draftOf, newTerm, type TermDraft } from './term-draft.ts'
import { useTermExporter, writeTermFile } from './term-export.ts'
import { useTermFilters } from './use-term-filters.tsx'

const SORT_FIELDS = ['normal', 'concept', 'language', 'added_at']

interface TermListProps {
  readonly concepts: Concepts
  readonly onEdit: (draft: TermDraft) => void
}

function Rows({ concepts, onEdit }: TermListProps) {
  const translate = useTranslate()
  const [toDelete, setToDelete] = useState<LexiconTerm>()
  return (
    <>
      <ListRows<LexiconTerm> nothing="admin:lexicon.noMatch" noMatch="admin:lexicon.noMatch">
        {(rows) => (
          <Box component="ul" aria-label={translate('admin:lexicon.words')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((row) => (
              <TermRow
                key={row.id}
                row={row}
                leadsTo={concepts.nameOf(row.meaning)}
                onEdit={() => onEdit(draftOf(row))}
                onDelete={() => setToDelete(row)}
              />
            ))}
          </Box>
        )}
      </ListRows>
      <DeleteTerm row={toDelete} onClose={() => setToDelete(undefined)} />
    </>
  )
}

function Tools({ isNarrow, onAdd }: { isNarrow: boolean; onAdd: () => void }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 0.5, py: 1 }}>
      {isNarrow && <FilterButton />}
      <RowSettings />
      <SortButton fields={SORT_FIELDS} />
      <ExportButton />
      <ImportButton kind={TERMS_IMPORT} exporter={writeTermFile} />
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
  '& form': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    columnGap: 1,
    bgcolor: 'transparent',
  },
  '& .filter-field[data-source=q]': { gridColumn: '1 / -1' },
  '& .filter-field .MuiFormControl-root': { width: '100%' },
  '& .RaFilterFormInput-spacer': { display: 'none' },
} as const

/** Many pages have more numbers than the half of a screen has room for. */
const pages = { '& .MuiTablePagination-toolbar': { px: 0 } } as const

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
      sx={{ '& .RaList-actions': toolbar, ...pages }}
    >
      <Rows concepts={concepts} onEdit={onEdit} />
    </ListFrame>
  )
}
