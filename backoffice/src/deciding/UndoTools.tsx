import HistoryIcon from '@mui/icons-material/History'
import UndoIcon from '@mui/icons-material/Undo'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { KeyHint } from '../layout/KeyHint.tsx'
import { useRights } from '../providers/rights.ts'
import { OwnDecisions } from './OwnDecisions.tsx'
import { useUndoLast } from './use-undo-last.ts'

const look = { bgcolor: 'background.paper', flexGrow: { xs: 1, sm: 0 } } as const

/** The way back from each of the last ten of one's own decisions. */
export function OwnDecisionsButton() {
  const translate = useTranslate()
  const { may } = useRights()
  const [isOpen, setOpen] = useState(false)
  if (!may('decisions')) return null
  return (
    <>
      <Button variant="outlined" startIcon={<HistoryIcon />} onClick={() => setOpen(true)} sx={look}>
        {translate('admin:review.own')}
      </Button>
      {isOpen && <OwnDecisions close={() => setOpen(false)} />}
    </>
  )
}

/** The way back from what one has decided last, as by its key, and from each of the last ten. */
export function UndoTools() {
  const translate = useTranslate()
  const { may } = useRights()
  const undoLast = useUndoLast()
  if (!may('decisions')) return null
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<UndoIcon />}
        endIcon={<KeyHint name="U" />}
        aria-keyshortcuts="U"
        onClick={() => void undoLast()}
        sx={look}
      >
        {translate('admin:review.undoLast')}
      </Button>
      <OwnDecisionsButton />
    </>
  )
}
