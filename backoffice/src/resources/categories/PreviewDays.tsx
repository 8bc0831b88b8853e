import { Box, FormLabel, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type PreviewInputProps, useQuestionTitle } from './preview-question.ts'

/** A span of days, asked for as the form of sellers does. */
export function PreviewDays({ question, answer, onAnswer }: PreviewInputProps) {
  const translate = useTranslate()
  const title = useQuestionTitle(question)
  const span = answer && typeof answer === 'object' && 'from' in answer ? answer : { from: '', to: '' }
  const day = (name: 'from' | 'to', words: string) => (
    <TextField
      type="date"
      label={translate(words)}
      value={span[name]}
      onChange={({ target }) => onAnswer({ ...span, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  return (
    <Box role="group" aria-label={title}>
      <FormLabel>{title}</FormLabel>
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1 }}>
        {day('from', 'admin:fields.from')}
        {day('to', 'admin:fields.to')}
      </Box>
    </Box>
  )
}
