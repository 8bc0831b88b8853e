import { useState } from 'react'
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin'
import { FormDialog } from '../../layout/FormDialog.tsx'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { actionFailure } from '../../providers/failures.ts'
import type { TypedTerm } from '../../providers/lexicon.ts'
import type { Concepts } from './concepts.ts'
import { Preview } from './Preview.tsx'
import { TermInputs } from './TermInputs.tsx'
import type { TermDraft } from './term-draft.ts'
import { missing, type TermProblems, termProblems } from './term-problem.ts'

interface TermDialogProps {
  readonly draft: TermDraft
  readonly concepts: Concepts
  readonly onClose: () => void
}

/** Saves a word; what the database refuses is told beside its field. */
function useSaveTerm(concepts: Concepts, onClose: () => void) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<TermProblems>({})
  async function save(term: TypedTerm, id: string | undefined): Promise<void> {
    setBusy(true)
    try {
      await dataProvider.saveTerm(term, id)
      notify('admin:lexicon.saved', { type: 'success', messageArgs: { term: term.term } })
      refresh()
      onClose()
    } catch (error) {
      const refused = termProblems(error, concepts)
      setProblems(refused)
      if (!Object.keys(refused).length) notify(actionFailure(error), { type: 'error' })
    }
    setBusy(false)
  }
  return { isBusy, problems, setProblems, save }
}

/** A word of the search, new or to be changed, and what it would change. */
export function TermDialog({ draft, concepts, onClose }: TermDialogProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(draft)
  const { isBusy, problems, setProblems, save } = useSaveTerm(concepts, onClose)
  const change = (changes: Partial<TermDraft>) => {
    setTyped((before) => ({ ...before, ...changes }))
    setProblems({})
  }
  const submit = () => {
    const { id, term, concept, language } = typed
    const lacking = missing(typed)
    setProblems(lacking)
    const [first] = Object.keys(lacking)
    if (first) return document.getElementById(`lexicon-${first}`)?.focus()
    void save({ term: term.trim(), concept: concept ?? '', language }, id)
  }
  return (
    <FormDialog
      title={translate(draft.id ? 'admin:lexicon.changeTitle' : 'admin:lexicon.addTitle')}
      width="sm"
      isLong
      isBusy={isBusy}
      isUnsaved={typed !== draft}
      submit={translate('admin:lexicon.save')}
      onClose={onClose}
      onSubmit={submit}
    >
      <TermInputs typed={typed} concepts={concepts} problems={problems} change={change} />
      {!draft.id && <Preview typed={typed} concepts={concepts} />}
    </FormDialog>
  )
}
