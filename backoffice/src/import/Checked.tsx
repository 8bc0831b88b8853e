import { Box, Chip, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type Part, Progress } from '../layout/Progress.tsx'
import { Failure } from '../layout/states.tsx'
import type { Verdict } from './import-kind.ts'
import { Preview } from './Preview.tsx'
import { RowErrors } from './RowErrors.tsx'
import type { ChosenFile } from './use-import.ts'

interface CheckedProps {
  readonly file: ChosenFile
  readonly part?: Part | undefined
  readonly retry: () => void
}

function Counts({ verdict }: { verdict: Verdict }) {
  const translate = useTranslate()
  const { added, changed, unchanged, errors } = verdict
  const counts = [
    ['added', translate('admin:import.added', { smart_count: added }), added ? 'success' : 'default'],
    ['changed', translate('admin:import.changed', { smart_count: changed }), changed ? 'warning' : 'default'],
    ['unchanged', translate('admin:import.unchanged', { smart_count: unchanged }), 'default'],
    ['refused', translate('admin:import.refused', { smart_count: errors.length }), errors.length ? 'error' : 'default'],
  ] as const
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {counts.map(([kind, words, color]) => (
        <Chip key={kind} label={words} color={color} sx={{ fontSize: '0.9375rem' }} />
      ))}
    </Box>
  )
}

function Verdicts({ file: { table }, verdict }: { file: ChosenFile; verdict: Verdict }) {
  const translate = useTranslate()
  const { errors, added, changed } = verdict
  return (
    <>
      <Counts verdict={verdict} />
      {errors.length > 0 && <RowErrors errors={errors} table={table} />}
      {errors.length + added + changed === 0 && <Typography>{translate('admin:import.nothing')}</Typography>}
      <Preview table={table} verdict={verdict} />
    </>
  )
}

/** What the database says of a file's rows: how many are new, what is wrong, and the first as they will be. */
export function Checked({ file, part, retry }: CheckedProps) {
  const translate = useTranslate()
  if (part)
    return (
      <Progress
        words={
          file.verdict
            ? translate('admin:import.writing')
            : translate('admin:import.checking', { smart_count: file.table.rows.length })
        }
        part={part}
      />
    )
  return (
    <>
      {file.failure && <Failure sentence={file.failure} retry={retry} />}
      {file.verdict && <Verdicts file={file} verdict={file.verdict} />}
    </>
  )
}
