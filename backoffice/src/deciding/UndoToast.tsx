import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'

interface UndoToastProps {
  /** By its key. */
  readonly sentence: string
  readonly values?: Readonly<Record<string, number>>
  readonly undo: () => void
}

/** What was decided, and the way back. */
export function UndoToast({ sentence, values = {}, undo }: UndoToastProps) {
  const translate = useTranslate()
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      {translate(sentence, values)}
      <Button color="inherit" variant="outlined" size="small" onClick={undo}>
        {translate('ra.action.undo')}
      </Button>
    </Box>
  )
}
