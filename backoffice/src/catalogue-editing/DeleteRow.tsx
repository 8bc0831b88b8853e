import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Alert, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { DialogFrame } from '../layout/DialogFrame.tsx'
import { catalogueRefusal, type Sentence } from '../providers/failures.ts'
import { useLeaving } from './saving.ts'

interface DeleteRowProps {
  readonly name: string
  /** Deletes the row. @throws HttpError with status 409 when it is in use */
  readonly remove: () => Promise<unknown>
  /** Where to go when it is gone. */
  readonly back: string
}

/** Deletes a row after asking; one that is in use stays, and says by how much it is used. */
export function DeleteRow({ name, remove, back }: DeleteRowProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const leave = useLeaving()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Sentence | null>(null)

  const open = () => {
    setRefusal(null)
    setOpen(true)
  }
  const confirm = async () => {
    setBusy(true)
    try {
      await remove()
      notify('admin:catalogue.deleted', { type: 'success', messageArgs: { name } })
      leave(back)
    } catch (error) {
      setRefusal(catalogueRefusal(error))
      setBusy(false)
    }
  }
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={open}>
        {translate('ra.action.delete')}
      </Button>
      {isOpen && (
        <DialogFrame
          title={translate('admin:catalogue.deleteTitle', { name })}
          width="xs"
          isBusy={isBusy}
          leave={refusal ? 'ra.action.close' : 'buttons:cancel'}
          action={
            !refusal && (
              <Button variant="contained" color="error" disabled={isBusy} onClick={() => void confirm()}>
                {translate('ra.action.delete')}
              </Button>
            )
          }
          onClose={() => setOpen(false)}
        >
          {refusal ? (
            <Alert severity="error" variant="outlined" role="alert">
              {translate(refusal.sentence, { smart_count: refusal.count, name })}
            </Alert>
          ) : (
            <Typography>{translate('admin:catalogue.deleteText')}</Typography>
          )}
        </DialogFrame>
      )}
    </>
  )
}
