import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'

interface UndoToastProps {
  /** By its key. */
  readonly sentence: string
  readonly values?: Readonly<Record<string, number>>
  /** Sentences that follow it. */
  readonly others?: readonly string[]
  readonly undo?: (() => void) | undefined
}

/** What was decided, and the way back, where there is one. */
export function UndoToast({ sentence, values = {}, others = [], undo }: UndoToastProps) {
  const translate = useTranslate()
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: 1 }}>
      <span>{[translate(sentence, values), ...others].join(' ')}</span>
      {undo && (
        <Button color="inherit" variant="outlined" size="small" onClick={undo} sx={{ flexShrink: 0 }}>
          {translate('ra.action.undo')}
        </Button>
      )}
    </Box>
  )
}
