import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { Waiting } from './states.tsx'
import { TitlePlace } from './TitlePlace.tsx'
import { useUnsaved, useUnsavedWords } from './unsaved.ts'
import { usePhone } from './use-phone.ts'

/** A dialog that is not the whole screen leaves some of it, of which a phone has less. */
const PHONE_EDGES = {
  '& .MuiDialog-paper:not(.MuiDialog-paperFullScreen)': {
    ...{ m: 2, width: 'calc(100% - 32px)', maxHeight: 'calc(100% - 32px)' },
  },
} as const

interface DialogFrameProps {
  /** In the reader's language. */
  readonly title: string
  readonly width: 'xs' | 'sm' | 'md' | 'lg'
  /** Whether it holds so much that a phone gives it the whole screen. */
  readonly isLong?: boolean
  /** Whether something is under way that it waits for. */
  readonly isBusy?: boolean
  /** Whether what it holds is on its way: until it is there, nothing can be pressed that it would move. */
  readonly isAwaited?: boolean
  /** Whether something was typed that is not saved. */
  readonly isUnsaved?: boolean
  /** The word for leaving it, by key. */
  readonly leave?: string
  /** The button that goes on; inside of a form it submits. */
  readonly action?: ReactNode
  readonly onClose: () => void
  /** Makes it a form. */
  readonly onSubmit?: (event: FormEvent) => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly children: ReactNode
}

/** A dialog: its title, what it holds, and the two ways out. It stays while it is busy. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, width, isLong = false, isBusy = false, isUnsaved = false, leave = 'buttons:cancel', action } = props
  const { isAwaited = false, onClose, onSubmit, onKeyDown, children } = props
  const translate = useTranslate()
  const heading = useId()
  const isPhone = usePhone()
  const isWholeScreen = isLong && isPhone
  const { ask } = useUnsavedWords()
  useUnsaved(isUnsaved)
  // A key or a press beside the dialog comes about by mistake.
  const dismiss = async () => {
    if (!isBusy && (!isUnsaved || (await ask()))) onClose()
  }
  const parts = (
    <>
      <TitlePlace>
        <DialogTitle id={heading}>{title}</DialogTitle>
      </TitlePlace>
      <DialogContent
        sx={{ display: 'grid', gap: 1.5, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)', pt: 0 }}
      >
        {isAwaited ? <Waiting /> : children}
      </DialogContent>
      {(!isAwaited || isWholeScreen) && (
        <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap' }}>
          <Button onClick={onClose} disabled={isBusy}>
            {translate(leave)}
          </Button>
          {action}
        </DialogActions>
      )}
    </>
  )
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isWholeScreen}
      maxWidth={width}
      sx={isPhone ? PHONE_EDGES : {}}
      onClose={() => void dismiss()}
      // Given as undefined, it would take away the dialog's own, which is Escape.
      {...(onKeyDown ? { onKeyDown } : {})}
      aria-labelledby={heading}
    >
      {onSubmit ? (
        <form onSubmit={onSubmit} noValidate style={{ display: 'contents' }}>
          {parts}
        </form>
      ) : (
        parts
      )}
    </Dialog>
  )
}
