import {
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material'
import { type KeyboardEvent, useId, useState } from 'react'
import { FormDialog } from './FormDialog.tsx'
import { KeyHint } from './KeyHint.tsx'
import { type Ready, ReadyInput } from './ReadyInput.tsx'
import { isTyping } from './typing.ts'

/** A choice of one among several, of which one is needed. Texts are in the reader's language. */
interface Choice<Id extends string> {
  readonly label: string
  readonly missing: string
  readonly options: readonly { readonly id: Id; readonly name: string }[]
  /** Whether digits choose, too: then the keyboard starts there. */
  readonly hasKeys?: boolean
}

/** Words that go with a decision. Texts are in the reader's language; `missing` makes them needed. */
interface Note {
  readonly label: string
  readonly hint: string
  readonly charactersMax: number
  readonly missing?: string
}

interface Answer<Id extends string> {
  readonly choice: Id | null
  /** The id of the chosen text. */
  readonly ready: string | null
  readonly note: string
}

interface DecisionDialogProps<Id extends string> {
  readonly title: string
  readonly explanation?: string
  readonly confirm: string
  readonly isGrave?: boolean
  readonly isBusy: boolean
  readonly choice?: Choice<Id> | undefined
  readonly ready?: Ready | undefined
  readonly note?: Note | undefined
  readonly onCancel: () => void
  readonly onConfirm: (answer: Answer<Id>) => void
}

interface ChoiceInputProps<Id extends string> {
  readonly choice: Choice<Id>
  readonly value: Id | null
  /** How often somebody went on without one: each time they are shown what is missing. */
  readonly missed: number
  readonly onChange: (value: Id) => void
}

/** Whoever pressed the button below a long dialog sees why nothing happened. */
const showMissing = (sentence: HTMLElement | null) => sentence?.parentElement?.scrollIntoView({ block: 'start' })

function KeyedName({ name, shortcut }: { name: string; shortcut: string }) {
  return (
    <>
      {name} <KeyHint name={shortcut} />
    </>
  )
}

function ChoiceInput<Id extends string>({ choice, value, missed, onChange }: ChoiceInputProps<Id>) {
  const { options, hasKeys = false } = choice
  const label = useId()
  return (
    <FormControl error={missed > 0} variant="standard">
      <FormLabel id={label}>{choice.label}</FormLabel>
      {missed > 0 && (
        <FormHelperText key={missed} ref={showMissing} role="alert">
          {choice.missing}
        </FormHelperText>
      )}
      <RadioGroup aria-labelledby={label} value={value} onChange={({ target }) => onChange(target.value as Id)}>
        {options.map(({ id, name }, index) => (
          <FormControlLabel
            key={id}
            value={id}
            control={<Radio autoFocus={hasKeys && index === 0} />}
            label={hasKeys ? <KeyedName name={name} shortcut={String(index + 1)} /> : name}
            sx={{ minHeight: 44, marginInlineEnd: 0, py: 0.5 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}

/** Says what will happen, asks for what goes with it, and goes on only with what is needed. */
export function DecisionDialog<Id extends string>(props: DecisionDialogProps<Id>) {
  const { title, explanation, confirm, isGrave = false, isBusy, choice, ready, note, onCancel, onConfirm } = props
  const [chosen, setChosen] = useState<Id | null>(null)
  const [readyText, setReadyText] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const [tries, setTries] = useState(0)
  const lacksChoice = choice !== undefined && !chosen
  const lacksNote = note?.missing !== undefined && !words.trim()
  const submit = () => {
    setTries(tries + 1)
    if (!lacksChoice && !lacksNote && !isBusy) onConfirm({ choice: chosen, ready: readyText, note: words.trim() })
  }
  const chooseByDigit = (event: KeyboardEvent) => {
    const option = choice?.hasKeys ? choice.options[Number(event.key) - 1] : undefined
    if (option && !isTyping(event.nativeEvent)) setChosen(option.id)
  }
  return (
    <FormDialog
      title={title}
      width="sm"
      isBusy={isBusy}
      isUnsaved={words.trim() !== ''}
      submit={confirm}
      isGrave={isGrave}
      onClose={onCancel}
      onSubmit={submit}
      onKeyDown={chooseByDigit}
    >
      {explanation && <Typography>{explanation}</Typography>}
      {choice && <ChoiceInput choice={choice} value={chosen} missed={lacksChoice ? tries : 0} onChange={setChosen} />}
      {ready && <ReadyInput ready={ready} value={readyText} onChange={setReadyText} />}
      {note && (
        <TextField
          label={note.label}
          helperText={tries > 0 && lacksNote ? note.missing : note.hint}
          error={tries > 0 && lacksNote}
          required={note.missing !== undefined}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: note.charactersMax } }}
        />
      )}
    </FormDialog>
  )
}
