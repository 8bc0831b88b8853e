import HistoryIcon from '@mui/icons-material/History'
import UndoIcon from '@mui/icons-material/Undo'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ToolButton } from '../layout/ToolButton.tsx'
import { useRights } from '../providers/rights.ts'
import { OwnDecisions } from './OwnDecisions.tsx'
import { useUndoLast } from './use-undo-last.ts'

/** The way back from each of the last ten of one's own decisions. */
export function OwnDecisionsButton() {
  const translate = useTranslate()
  const { may } = useRights()
  const [isOpen, setOpen] = useState(false)
  if (!may('decisions')) return null
  return (
    <>
      <ToolButton
        variant="outlined"
        words={translate('admin:review.own')}
        icon={<HistoryIcon />}
        onClick={() => setOpen(true)}
      />
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
      <ToolButton
        variant="outlined"
        words={translate('admin:review.undoLast')}
        icon={<UndoIcon />}
        shortcut="U"
        onClick={() => void undoLast()}
      />
      <OwnDecisionsButton />
    </>
  )
}
