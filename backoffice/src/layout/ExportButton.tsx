import DownloadIcon from '@mui/icons-material/GetApp'
import { useTranslate } from 'react-admin'
import { ToolButton } from './ToolButton.tsx'
import { useExport } from './use-export.ts'

/** Writes everything that the list holds, however many pages that is, in the list's order. @param rowsMax to stop at */
export function ExportButton({ rowsMax = Number.POSITIVE_INFINITY }: { rowsMax?: number }) {
  const translate = useTranslate()
  const { isDisabled, run } = useExport(undefined, rowsMax)
  return (
    <ToolButton words={translate('ra.action.export')} icon={<DownloadIcon />} disabled={isDisabled} onClick={run} />
  )
}
