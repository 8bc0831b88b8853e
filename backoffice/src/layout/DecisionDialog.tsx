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
  Typography,
} from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'

/** A choice of one among several, of which one is needed. Texts are in the reader's language. */
interface Choice {
  readonly label: string
  readonly missing: string
  readonly options: readonly { readonly id: string; readonly name: string }[]
}

/** Words that go with a decision. Texts are in the reader's language; `missing` makes them needed. */
interface Note {
  readonly label: string
  readonly hint: string
  readonly charactersMax: number
  readonly missing?: string
}

interface DecisionDialogProps {
  readonly title: string
  readonly explanation: string
  readonly confirm: string
  readonly isGrave?: boolean
  readonly isBusy: boolean
  readonly choice?: Choice | undefined
  readonly note?: Note | undefined
  readonly onCancel: () => void
  readonly onConfirm: (answer: { readonly choice: string | null; readonly note: string }) => void
}

interface ChoiceInputProps {
  readonly choice: Choice
  readonly value: string | null
  readonly isMissing: boolean
  readonly onChange: (value: string) => void
}

function ChoiceInput({ choice, value, isMissing, onChange }: ChoiceInputProps) {
  const label = useId()
  return (
    <FormControl error={isMissing} variant="standard">
      <FormLabel id={label}>{choice.label}</FormLabel>
      <RadioGroup aria-labelledby={label} value={value} onChange={({ target }) => onChange(target.value)}>
        {choice.options.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            value={id}
            control={<Radio />}
            label={name}
            sx={{ minHeight: 44, marginInlineEnd: 0, py: 0.5 }}
          />
        ))}
      </RadioGroup>
      {isMissing && <FormHelperText role="alert">{choice.missing}</FormHelperText>}
    </FormControl>
  )
}

/** Says what will happen, asks for what goes with it, and goes on only with what is needed. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { title, explanation, confirm, isGrave = false, isBusy, choice, note, onCancel, onConfirm } = props
  const translate = useTranslate()
  const heading = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const [wasTried, setTried] = useState(false)
  const lacksChoice = choice !== undefined && !chosen
  const lacksNote = note?.missing !== undefined && !words.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!lacksChoice && !lacksNote) onConfirm({ choice: chosen, note: words.trim() })
  }
  return (
    <Dialog open onClose={isBusy ? () => {} : onCancel} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{explanation}</Typography>
          {choice && (
            <ChoiceInput choice={choice} value={chosen} isMissing={wasTried && lacksChoice} onChange={setChosen} />
          )}
          {note && (
            <TextField
              label={note.label}
              helperText={wasTried && lacksNote ? note.missing : note.hint}
              error={wasTried && lacksNote}
              required={note.missing !== undefined}
              value={words}
              onChange={({ target }) => setWords(target.value)}
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: note.charactersMax } }}
            />
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onCancel} disabled={isBusy}>
            {translate('buttons:cancel')}
          </Button>
          <Button type="submit" variant="contained" color={isGrave ? 'error' : 'primary'} disabled={isBusy}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
