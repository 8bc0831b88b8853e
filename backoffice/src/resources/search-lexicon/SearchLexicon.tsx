import { Box } from '@mui/material'
import { useState } from 'react'
import { Panel } from '../../layout/Panel.tsx'
import { Failure, Waiting } from '../../layout/states.tsx'
import { CatalogueGate } from '../../market/CatalogueGate.tsx'
import { readingFailure } from '../../providers/failures.ts'
import { type Concepts, useConcepts } from './concepts.ts'
import { EmptySearches } from './EmptySearches.tsx'
import { TermDialog } from './TermDialog.tsx'
import { TermList } from './TermList.tsx'
import { TryPanel } from './TryPanel.tsx'
import type { TermDraft } from './term-draft.ts'

function Screen({ concepts }: { concepts: Concepts }) {
  const [draft, setDraft] = useState<TermDraft>()
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TryPanel concepts={concepts} />
        <Panel title="admin:lexicon.vain">
          <EmptySearches onAdd={setDraft} />
        </Panel>
      </Box>
      <Panel title="admin:lexicon.words">
        <TermList concepts={concepts} onEdit={setDraft} />
      </Panel>
      {draft && <TermDialog draft={draft} concepts={concepts} onClose={() => setDraft(undefined)} />}
    </Box>
  )
}

function ConceptGate() {
  const { concepts, error, retry } = useConcepts()
  if (concepts) return <Screen concepts={concepts} />
  return error ? <Failure sentence={readingFailure(error)} retry={retry} /> : <Waiting />
}

/** The words of the search, what people searched for without result, and how the market reads a search. */
export function SearchLexicon() {
  return (
    <CatalogueGate>
      <ConceptGate />
    </CatalogueGate>
  )
}
