import BlockIcon from '@mui/icons-material/Block'
import CheckIcon from '@mui/icons-material/Check'
import { Box, Button } from '@mui/material'
import { type SyntheticEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useModeration } from './moderation.ts'
import { RejectDialog } from './RejectDialog.tsx'

/** Both buttons side by side in English; longer words stand one above the other. */
const ROW_PX = 228

interface ModerationButtonsProps {
  readonly ids: readonly string[]
  /** Called after a decision that came through for one listing at least. */
  readonly onDone?: (() => void) | undefined
  /** Whether the buttons share the width they find. */
  readonly isWide?: boolean
}

/** A row's own click opens its listing, which neither these buttons nor their dialog are meant to do. */
const keepFromRow = (event: SyntheticEvent) => event.stopPropagation()

/** Approve and reject, for one listing or several. */
export function ModerationButtons({ ids, onDone, isWide = false }: ModerationButtonsProps) {
  const translate = useTranslate()
  const { isBusy, approve, reject } = useModeration()
  const [isAsking, setAsking] = useState(false)
  const finish = (done: number) => {
    setAsking(done === 0 && isAsking)
    if (done) onDone?.()
  }
  const button = { flex: '1 1 auto', px: 1.5, whiteSpace: 'nowrap' }
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...(isWide ? {} : { minWidth: ROW_PX }) }}
      onClick={keepFromRow}
      onKeyDown={keepFromRow}
    >
      <Button
        variant="contained"
        startIcon={<CheckIcon />}
        disabled={isBusy}
        onClick={() => void approve(ids).then(finish)}
        sx={button}
      >
        {translate('buttons:approve')}
      </Button>
      <Button
        variant="outlined"
        color="error"
        startIcon={<BlockIcon />}
        disabled={isBusy}
        onClick={() => setAsking(true)}
        sx={button}
      >
        {translate('buttons:reject')}
      </Button>
      {isAsking && (
        <RejectDialog
          count={ids.length}
          isBusy={isBusy}
          onCancel={() => setAsking(false)}
          onReject={(reason, note) => void reject(ids, reason, note).then(finish)}
        />
      )}
    </Box>
  )
}
