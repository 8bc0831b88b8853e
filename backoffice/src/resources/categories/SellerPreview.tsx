import { checkAnswer } from '@maveshi/shared/listing/validate'
import { type Answer, type Answers, visibleFields } from '@maveshi/shared/listing/visibility'
import { LANGUAGE_FACTS, type Language, languageFacts } from '@maveshi/shared/locale/languages'
import { Box, FormHelperText, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Panel } from '../../layout/Panel.tsx'
import type { FieldColumns, NewOption } from '../../providers/catalogue-rows.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { type Question, questionOf } from '../../providers/questions.ts'
import { PreviewInput } from './PreviewInput.tsx'

interface SellerPreviewProps {
  readonly fields: readonly FieldColumns[]
  readonly options: readonly NewOption[]
}

/** What would be refused, in a sentence: numbers outside of the limits. */
function useComplaint(question: Question, answer: Answer | undefined): string {
  const translate = useTranslate()
  const given = question.type === 'number' && typeof answer === 'string' ? Number(answer) : answer
  const problem = given === undefined ? undefined : checkAnswer(question, given)
  if (problem?.code === 'between' || problem?.code === 'year')
    return translate('admin:fields.between', { min: problem.min, max: problem.max })
  return problem?.code === 'number' ? translate('ra.validation.number') : ''
}

function Asked({ question, answer, onAnswer }: Parameters<typeof PreviewInput>[0]) {
  const complaint = useComplaint(question, answer)
  return (
    <Box>
      <PreviewInput question={question} answer={answer} onAnswer={onAnswer} />
      {complaint && <FormHelperText error>{complaint}</FormHelperText>}
    </Box>
  )
}

function LanguagePick({ value, onChange }: { value: Language; onChange: (language: Language) => void }) {
  const translate = useTranslate()
  return (
    <TextField
      select
      label={translate('admin:fields.previewLanguage')}
      value={value}
      onChange={({ target }) => onChange(target.value as Language)}
    >
      {LANGUAGE_FACTS.map(({ code, name }) => (
        <MenuItem key={code} value={code} lang={code}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** The form as sellers see it, in any language, to be tried out: the same rules decide what is asked. */
export function SellerPreview({ fields, options }: SellerPreviewProps) {
  const translate = useTranslate()
  const [language, setLanguage] = useState(useLanguage())
  const [answers, setAnswers] = useState<Answers>({})
  const questions = fields.map((field) => questionOf(field, options, language))
  const asked = visibleFields(questions, answers)
  return (
    <Panel title="admin:fields.preview">
      <LanguagePick value={language} onChange={setLanguage} />
      {!asked.length && <Typography color="textSecondary">{translate('admin:fields.none')}</Typography>}
      <Box
        lang={language}
        dir={languageFacts(language).direction}
        data-testid="seller-preview"
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, mt: 2 }}
      >
        {asked.map((question) => (
          <Asked
            key={question.id}
            question={question}
            answer={answers[question.id]}
            onAnswer={(answer) => setAnswers({ ...answers, [question.id]: answer })}
          />
        ))}
      </Box>
    </Panel>
  )
}
