import DownloadIcon from '@mui/icons-material/GetApp'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'

interface FileButtonProps {
  /** What is written, in the reader's words. */
  readonly what: string
  readonly isDisabled?: boolean
  readonly write: () => void
}

/** Writes a table to a CSV file. */
export function FileButton({ what, isDisabled = false, write }: FileButtonProps) {
  const translate = useTranslate()
  const word = translate('ra.action.export')
  return (
    <Button startIcon={<DownloadIcon />} disabled={isDisabled} onClick={write} aria-label={`${word}: ${what}`}>
      {word}
    </Button>
  )
}
