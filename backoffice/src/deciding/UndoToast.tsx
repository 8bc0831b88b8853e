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

/** No word is broken, however long both are. */
const LOOK = {
  ...{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: 1 },
  overflowWrap: 'break-word',
  '& .MuiButton-root': { px: 0.75, fontSize: 'inherit', lineHeight: 1.3 },
} as const

/** What was decided, and the way back, where there is one. */
export function UndoToast({ sentence, values = {}, others = [], undo }: UndoToastProps) {
  const translate = useTranslate()
  return (
    <Box component="span" sx={LOOK}>
      <span>{[translate(sentence, values), ...others].join(' ')}</span>
      {undo && (
        <Button color="inherit" variant="outlined" size="small" onClick={undo}>
          {translate('ra.action.undo')}
        </Button>
      )}
    </Box>
  )
}
