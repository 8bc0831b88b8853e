import { label } from '@maveshi/shared/locale/languages'
import MergeIcon from '@mui/icons-material/CallMerge'
import { Alert, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useGetList, useNotify, useTranslate } from 'react-admin'
import { useLeaving } from '../../catalogue-editing/saving.ts'
import { UsesText } from '../../catalogue-editing/UsesText.tsx'
import { useUsage } from '../../catalogue-editing/use-usage.ts'
import { DialogFrame } from '../../layout/DialogFrame.tsx'
import { type Part, Progress } from '../../layout/Progress.tsx'
import type { OptionRecord } from '../../providers/catalogue-rows.ts'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { catalogueRefusal, type Sentence } from '../../providers/failures.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { quietQuery } from '../../providers/queries.ts'

/** More answers than any question has, and what the API gives at once. */
const ROWS_MAX = 1000

/** The other answers of the same question. */
function useOthers(option: OptionRecord): readonly OptionRecord[] {
  const { data } = useGetList<OptionRecord>(
    'dropdown-options',
    {
      pagination: { page: 1, perPage: ROWS_MAX },
      sort: { field: 'position', order: 'ASC' },
      filter: { field_key: option.field_key },
    },
    quietQuery,
  )
  return (data ?? []).filter(({ id }) => id !== option.id)
}

/** What one call has done of it. */
interface MergeStep {
  readonly moved: number
  readonly left: number
  readonly is_done: boolean
}

/** Goes on until no listing has the answer any more: each call moves some seconds long. */
async function mergeAll(
  call: ConsoleDataProvider['call'],
  options: { from_option: string; into_option: string },
  tell: (part: Part) => void,
): Promise<number> {
  let done = 0
  for (;;) {
    const step = (await call('merge_dropdown_options', options)) as unknown as MergeStep
    done += step.moved
    if (step.is_done) return done
    tell({ done, total: done + step.left })
  }
}

/** Joins the answer with the chosen one, says how many listings it moved, and leaves its page. */
function useMerge(option: OptionRecord, back: string) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const leave = useLeaving()
  const [part, setPart] = useState<Part | null>(null)
  const [refusal, setRefusal] = useState<Sentence | null>(null)
  const merge = async (into: string) => {
    setPart({ done: 0, total: 0 })
    setRefusal(null)
    try {
      const moved = await mergeAll(dataProvider.call, { from_option: option.id, into_option: into }, setPart)
      notify('admin:options.merged', { type: 'success', messageArgs: { smart_count: moved } })
      leave(back)
    } catch (error) {
      setRefusal(catalogueRefusal(error))
      setPart(null)
    }
  }
  return { part, refusal, merge }
}

function MergeDialog({ option, back, close }: { option: OptionRecord; back: string; close: () => void }) {
  const translate = useTranslate()
  const language = useLanguage()
  const [into, setInto] = useState('')
  const others = useOthers(option)
  const uses = useUsage('dropdown_options', [option.id])
  const { part, refusal, merge } = useMerge(option, back)
  const isBusy = part !== null
  const name = label(option.labels, language, option.value)
  return (
    <DialogFrame
      title={translate('admin:options.mergeTitle', { name })}
      width="xs"
      isBusy={isBusy}
      action={
        <Button variant="contained" disabled={!into || isBusy} onClick={() => void merge(into)}>
          {translate('admin:options.merge')}
        </Button>
      }
      onClose={close}
    >
      <Typography>{translate('admin:options.mergeText', { name })}</Typography>
      <UsesText uses={uses.get(option.id)} />
      <TextField
        select
        label={translate('admin:options.into')}
        value={into}
        onChange={({ target }) => setInto(target.value)}
      >
        {others.map((other) => (
          <MenuItem key={other.id} value={other.id}>
            {label(other.labels, language, other.value)}
          </MenuItem>
        ))}
      </TextField>
      {part && part.total > 0 && <Progress words={translate('admin:options.merge')} part={part} />}
      {refusal && (
        <Alert severity="error" variant="outlined" role="alert">
          {translate(refusal.sentence, { smart_count: refusal.count })}
        </Alert>
      )}
    </DialogFrame>
  )
}

/** Makes this answer one with another: whatever holds it holds the other from then on. */
export function MergeOption({ option, back }: { option: OptionRecord; back: string }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button startIcon={<MergeIcon />} onClick={() => setOpen(true)}>
        {translate('admin:options.mergeInto')}
      </Button>
      {isOpen && <MergeDialog option={option} back={back} close={() => setOpen(false)} />}
    </>
  )
}
