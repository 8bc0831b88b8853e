import { ANSWER_CHARACTERS } from '@maveshi/shared/limits'
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
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { KeyHint } from './KeyHint.tsx'
import { isTyping } from './review-keys.ts'

/** Why, out of a list: each reason by its value and the key of its words. */
type Reasons<Reason extends string> = readonly (readonly [Reason, string])[]

interface ReasonDialogProps<Reason extends string> {
  readonly title: string
  readonly confirm: string
  readonly reasons: Reasons<Reason>
  /** Whether the seller can be told more than the reason. */
  readonly hasNote: boolean
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly onDecide: (reason: Reason, note: string) => void
}

interface ReasonChoiceProps<Reason extends string> {
  readonly reasons: Reasons<Reason>
  readonly value: Reason | null
  readonly isMissing: boolean
  readonly onChange: (reason: Reason) => void
}

function ReasonChoice<Reason extends string>({ reasons, value, isMissing, onChange }: ReasonChoiceProps<Reason>) {
  const translate = useTranslate()
  const label = useId()
  return (
    <FormControl error={isMissing} variant="standard">
      <FormLabel id={label}>{translate('admin:reject.reason')}</FormLabel>
      <RadioGroup aria-labelledby={label} value={value} onChange={({ target }) => onChange(target.value as Reason)}>
        {reasons.map(([reason, words], index) => (
          <FormControlLabel
            key={reason}
            value={reason}
            control={<Radio autoFocus={index === 0} />}
            label={
              <>
                {translate(words)} <KeyHint name={String(index + 1)} />
              </>
            }
            sx={{ minHeight: 44, marginInlineEnd: 0, py: 0.5 }}
          />
        ))}
      </RadioGroup>
      {isMissing && <FormHelperText role="alert">{translate('admin:reject.reasonRequired')}</FormHelperText>}
    </FormControl>
  )
}

/** Asks why, which is required, and for a note to the seller, which is not. Digits choose, Enter decides. */
export function ReasonDialog<Reason extends string>(props: ReasonDialogProps<Reason>) {
  const { title, confirm, reasons, hasNote, isBusy, onCancel, onDecide } = props
  const translate = useTranslate()
  const heading = useId()
  const [reason, setReason] = useState<Reason | null>(null)
  const [note, setNote] = useState('')
  const [wasTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason && !isBusy) onDecide(reason, note)
  }
  const chooseByDigit = (event: KeyboardEvent) => {
    const chosen = reasons[Number(event.key) - 1]
    if (chosen && !isTyping(event.nativeEvent)) setReason(chosen[0])
  }
  return (
    <Dialog open onClose={isBusy ? () => {} : onCancel} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <form onSubmit={submit} onKeyDown={chooseByDigit}>
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent>
          <ReasonChoice reasons={reasons} value={reason} isMissing={wasTried && !reason} onChange={setReason} />
          {hasNote && (
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
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onCancel} disabled={isBusy}>
            {translate('buttons:cancel')}
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={isBusy}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
