import { Alert, Button } from '@mui/material'
import { type Exporter, useTranslate } from 'react-admin'
import { DialogFrame } from '../layout/DialogFrame.tsx'
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
  const work = useImport(kind)
  const { file, isBusy, isAwaited } = work
  const count = writtenCount(work)
  const action = (
    <Button variant="contained" disabled={isBusy || count === 0} onClick={work.write}>
      {count ? translate('admin:import.run', { smart_count: count }) : translate('admin:import.button')}
    </Button>
  )
  return (
    <DialogFrame
      title={translate(kind.title)}
      width="md"
      isLong
      isBusy={isBusy}
      isAwaited={isAwaited}
      leave={file?.isWritten ? 'ra.action.close' : 'buttons:cancel'}
      action={!file?.isWritten && action}
      onClose={onClose}
    >
      {file?.isWritten && file.verdict ? (
        <Done {...file.verdict} />
      ) : (
        <>
          <ChooseFile kind={kind} exporter={exporter} work={work} />
          {file && <Checked file={file} part={work.part} retry={file.verdict ? work.write : work.check} />}
        </>
      )}
    </DialogFrame>
  )
}
