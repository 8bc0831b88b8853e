import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useId } from 'react'
import { type Exporter, useTranslate } from 'react-admin'
import { Checked } from './Checked.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import type { ImportKind } from './import-kind.ts'
import { type Import, useImport } from './use-import.ts'

interface ImportDialogProps {
  readonly kind: ImportKind
  readonly exporter?: Exporter
  readonly onClose: () => void
}

/** How many rows would be written: none while anything is wrong, or once they are. */
function writtenCount({ file }: Import): number {
  const { verdict, isWritten } = file ?? {}
  return !verdict || isWritten || verdict.errors.length > 0 ? 0 : verdict.added + verdict.changed
}

function Done({ added, changed }: { added: number; changed: number }) {
  const translate = useTranslate()
  return (
    <Alert severity="success" role="status">
      {translate('admin:import.done', { smart_count: added + changed })}
    </Alert>
  )
}

/** Rows out of a file: chosen, checked, shown, and written all at once or not at all. */
export function ImportDialog({ kind, exporter, onClose }: ImportDialogProps) {
  const translate = useTranslate()
  const title = useId()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const work = useImport(kind)
  const { file, isBusy } = work
  const count = writtenCount(work)
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isNarrow}
      maxWidth="md"
      onClose={isBusy ? () => {} : onClose}
      aria-labelledby={title}
    >
      <DialogTitle id={title}>{translate(kind.title)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, alignContent: 'start' }}>
        {file?.isWritten && file.verdict ? (
          <Done {...file.verdict} />
        ) : (
          <>
            <ChooseFile kind={kind} exporter={exporter} work={work} />
            {file && <Checked file={file} isBusy={isBusy} retry={file.verdict ? work.write : work.check} />}
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap' }}>
        <Button onClick={onClose} disabled={isBusy}>
          {file?.isWritten ? translate('ra.action.close') : translate('buttons:cancel')}
        </Button>
        {!file?.isWritten && (
          <Button variant="contained" disabled={isBusy || count === 0} onClick={work.write}>
            {count ? translate('admin:import.run', { smart_count: count }) : translate('admin:import.button')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
