import DownloadIcon from '@mui/icons-material/GetApp'
import { Button, useTranslate } from 'react-admin'
import { useExport } from './use-export.ts'

/** Writes everything that the list holds, however many pages that is, in the list's order. @param rowsMax to stop at */
export function ExportButton({ rowsMax = Number.POSITIVE_INFINITY }: { rowsMax?: number }) {
  const translate = useTranslate()
  const { isDisabled, run } = useExport(undefined, rowsMax)
  return (
    <Button
      label="ra.action.export"
      aria-label={translate('ra.action.export')}
      size="medium"
      disabled={isDisabled}
      onClick={run}
    >
      <DownloadIcon />
    </Button>
  )
}
