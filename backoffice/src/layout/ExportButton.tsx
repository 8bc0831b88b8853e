import DownloadIcon from '@mui/icons-material/GetApp'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useExport } from './use-export.ts'

/** Writes everything that the list holds, however many pages that is, in the list's order. @param rowsMax to stop at */
export function ExportButton({ rowsMax = Number.POSITIVE_INFINITY }: { rowsMax?: number }) {
  const translate = useTranslate()
  const { isDisabled, run } = useExport(undefined, rowsMax)
  return (
    <Button startIcon={<DownloadIcon />} disabled={isDisabled} onClick={run}>
      {translate('ra.action.export')}
    </Button>
  )
}
