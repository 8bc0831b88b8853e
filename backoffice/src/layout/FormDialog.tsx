import { Button } from '@mui/material'
import type { ComponentProps } from 'react'
import { DialogFrame } from './DialogFrame.tsx'

type FrameProps = ComponentProps<typeof DialogFrame>

interface FormDialogProps extends Omit<FrameProps, 'action' | 'onSubmit'> {
  readonly isBusy: boolean
  readonly isUnsaved: boolean
  /** The word on the button that submits, in the reader's language. */
  readonly submit: string
  /** Whether what is submitted cannot be taken back lightly. */
  readonly isGrave?: boolean
  readonly onSubmit: () => void
}

/** A form in a dialog: Enter submits it, and so does the button, which waits while it is busy. */
export function FormDialog({ submit, isGrave = false, onSubmit, ...frame }: FormDialogProps) {
  return (
    <DialogFrame
      {...frame}
      action={
        <Button type="submit" variant="contained" color={isGrave ? 'error' : 'primary'} disabled={frame.isBusy}>
          {submit}
        </Button>
      }
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}
