import { FALLBACK_LANGUAGE, isLanguage, LANGUAGE_FACTS, type Labels } from '@maveshi/shared/locale/languages'
import { Box, Chip, TextField } from '@mui/material'
import { FormDataConsumer, required, useInput, useTranslate } from 'react-admin'
import { Panel } from '../layout/Panel.tsx'
import { countMissing, hasWords, isMissing, type WordKind } from './words.ts'

type Facts = (typeof LANGUAGE_FACTS)[number]

const demand = required()

/** What stands below the English word: how it is written, and that all of its kind may be left out. */
function hintOf({ hint, isRequired }: WordKind, translate: (key: string) => string): string {
  if (hint) return translate(hint)
  return isRequired ? '' : translate('admin:catalogue.optional')
}

/** One word in one language. What other languages have and this one lacks is marked. */
function Word({ kind, facts, words }: { kind: WordKind; facts: Facts; words: Labels | undefined }) {
  const translate = useTranslate()
  const isNeeded = kind.isRequired === true && facts.code === FALLBACK_LANGUAGE
  const { field, fieldState } = useInput({
    source: `${kind.source}.${facts.code}`,
    defaultValue: '',
    ...(isNeeded ? { validate: demand } : {}),
  })
  const lacks = isLanguage(facts.code) && isMissing(words, facts.code)
  const note = fieldState.error
    ? translate('ra.validation.required')
    : lacks
      ? translate('admin:catalogue.missing')
      : facts.code === FALLBACK_LANGUAGE
        ? hintOf(kind, translate)
        : ''
  return (
    <TextField
      {...field}
      label={`${translate(kind.title)} – ${facts.name}`}
      required={isNeeded}
      error={Boolean(fieldState.error)}
      {...(note ? { helperText: note } : {})}
      {...(lacks ? { color: 'warning', focused: true } : {})}
      {...(kind.isLong ? { multiline: true, minRows: 2 } : {})}
      slotProps={{
        htmlInput: { lang: facts.code, dir: facts.direction, maxLength: kind.characters },
        inputLabel: { shrink: true, sx: { color: 'text.secondary', '&.Mui-focused': { color: 'text.primary' } } },
      }}
    />
  )
}

/** How many words are still missing, once there are any. */
function MissingCount({ words }: { words: readonly (Labels | undefined)[] }) {
  const translate = useTranslate()
  if (!words.some(hasWords)) return null
  const count = countMissing(words)
  const sentence = count ? 'admin:catalogue.missingCount' : 'admin:catalogue.noneMissing'
  return (
    <Chip
      color={count ? 'warning' : 'success'}
      label={translate(sentence, { smart_count: count })}
      sx={{ mb: 2, fontSize: '0.9375rem' }}
    />
  )
}

function WordGrid({ kinds, formData }: { kinds: readonly WordKind[]; formData: Record<string, Labels | undefined> }) {
  const columns = kinds.length > 1 ? `repeat(${kinds.length}, minmax(0, 1fr))` : 'repeat(2, minmax(0, 1fr))'
  return (
    <>
      <MissingCount words={kinds.map(({ source }) => formData[source])} />
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns } }}>
        {LANGUAGE_FACTS.flatMap((facts) =>
          kinds.map((kind) => (
            <Word key={`${kind.source}.${facts.code}`} kind={kind} facts={facts} words={formData[kind.source]} />
          )),
        )}
      </Box>
    </>
  )
}

/** Words in eleven languages, a language a row, the kinds of words side by side. */
export function WordsInput({ title, kinds }: { title: string; kinds: readonly WordKind[] }) {
  return (
    <Panel title={title}>
      <FormDataConsumer<Record<string, Labels | undefined>>>
        {({ formData }) => <WordGrid kinds={kinds} formData={formData} />}
      </FormDataConsumer>
    </Panel>
  )
}
