import { formatMoment } from '@maveshi/shared/locale/format'
import { readTime } from '@maveshi/shared/locale/time'
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Progress } from '../layout/Progress.tsx'
import { useLanguage } from '../providers/i18n-provider.ts'
import type { FoundImport } from './use-last-import.ts'

/** What became of the import before: written; checked and left; or not checked to its end. */
function Outcome({ last: { verdict, changes } }: { last: FoundImport }) {
  const translate = useTranslate()
  if (verdict) return translate('admin:import.done', { smart_count: verdict.added + verdict.changed })
  return changes ? translate('admin:import.left', { smart_count: changes }) : translate('admin:import.unfinished')
}

/** The import before, and what can still be done about it. */
export function LastImport({ last }: { last: FoundImport }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { file_name, changes, written_at, begun_at, failure, isBusy } = last
  if (isBusy) return <Progress words={translate('admin:import.writing')} part={{ done: 0, total: 0 }} />
  return (
    <Alert severity={written_at ? 'success' : 'warning'} variant="outlined" role="note">
      <AlertTitle sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{file_name}</bdi>
      </AlertTitle>
      <Typography variant="body2" color="text.secondary">
        {formatMoment(readTime(written_at ?? begun_at), language)}
      </Typography>
      <Outcome last={last} />
      {failure && (
        <Typography variant="body2" color="error" role="alert" sx={{ mt: 1 }}>
          {translate(failure)}
        </Typography>
      )}
      {!written_at && changes && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button variant="contained" onClick={last.write}>
            {translate('admin:import.run', { smart_count: changes })}
          </Button>
          <Button onClick={last.discard}>{translate('admin:import.discard')}</Button>
        </Box>
      )}
    </Alert>
  )
}
