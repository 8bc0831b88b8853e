import HistoryIcon from '@mui/icons-material/History'
import UndoIcon from '@mui/icons-material/Undo'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { KeyHint } from '../layout/KeyHint.tsx'
import { usePageKeys } from '../layout/page-keys.ts'
import { OwnDecisions } from './OwnDecisions.tsx'
import { useUndo } from './use-undo.ts'

const look = { bgcolor: 'background.paper', flexGrow: { xs: 1, sm: 0 } } as const

/** The way back from what one has decided last, by key as well, and from each of the last ten. */
export function UndoTools({ onUndone }: { onUndone?: (ids: readonly string[]) => void }) {
  const translate = useTranslate()
  const { undoLast } = useUndo()
  const [isOpen, setOpen] = useState(false)
  const undo = async () => {
    const ids = await undoLast()
    if (ids.length) onUndone?.(ids)
  }
  usePageKeys({ u: () => void undo() })
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<UndoIcon />}
        endIcon={<KeyHint name="U" />}
        aria-keyshortcuts="U"
        onClick={() => void undo()}
        sx={look}
      >
        {translate('admin:review.undoLast')}
      </Button>
      <Button variant="outlined" startIcon={<HistoryIcon />} onClick={() => setOpen(true)} sx={look}>
        {translate('admin:review.own')}
      </Button>
      {isOpen && <OwnDecisions close={() => setOpen(false)} />}
    </>
  )
}
