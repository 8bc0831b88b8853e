import { ANSWER_CHARACTERS } from '@maveshi/shared/limits'
import { REJECTION_REASONS, type RejectionReason } from '@maveshi/shared/listing/status'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { REASON_WORDS } from './status.ts'

interface RejectDialogProps {
  /** How many listings it is about. */
  readonly count: number
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly onReject: (reason: RejectionReason, note: string) => void
}

interface ReasonChoiceProps {
  readonly value: RejectionReason | null
  readonly isMissing: boolean
  readonly onChange: (reason: RejectionReason) => void
}

function ReasonChoice({ value, isMissing, onChange }: ReasonChoiceProps) {
  const translate = useTranslate()
  const label = useId()
  return (
    <FormControl error={isMissing} variant="standard">
      <FormLabel id={label}>{translate('admin:reject.reason')}</FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={value}
        onChange={({ target }) => onChange(target.value as RejectionReason)}
      >
        {REJECTION_REASONS.map((reason) => (
          <FormControlLabel
            key={reason}
            value={reason}
            control={<Radio />}
            label={translate(REASON_WORDS[reason])}
            sx={{ minHeight: 44, marginInlineEnd: 0, py: 0.5 }}
          />
        ))}
      </RadioGroup>
      {isMissing && <FormHelperText role="alert">{translate('admin:reject.reasonRequired')}</FormHelperText>}
    </FormControl>
  )
}

/** Asks why, which is required, and for a note to the seller, which is not. */
export function RejectDialog({ count, isBusy, onCancel, onReject }: RejectDialogProps) {
  const translate = useTranslate()
  const title = useId()
  const [reason, setReason] = useState<RejectionReason | null>(null)
  const [note, setNote] = useState('')
  const [wasTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason) onReject(reason, note)
  }
  return (
    <Dialog open onClose={isBusy ? () => {} : onCancel} aria-labelledby={title} maxWidth="sm" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle id={title}>{translate('admin:reject.title', { smart_count: count })}</DialogTitle>
        <DialogContent>
          <ReasonChoice value={reason} isMissing={wasTried && !reason} onChange={setReason} />
          <TextField
            label={translate('admin:reject.note')}
            helperText={translate('admin:reject.noteHint')}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: ANSWER_CHARACTERS } }}
            sx={{ mt: 2 }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onCancel} disabled={isBusy}>
            {translate('buttons:cancel')}
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={isBusy}>
            {translate('buttons:reject')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
