import { isLanguage, LANGUAGE_FACTS } from '@maveshi/shared/locale/languages'
import { Autocomplete, createFilterOptions, MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ConceptChoice, Concepts } from './concepts.ts'
import type { TermDraft } from './term-draft.ts'
import type { TermProblems } from './term-problem.ts'

/** As long as a word may be in the database. */
const TERM_CHARACTERS_MAX = 80

const narrow = createFilterOptions<ConceptChoice>({ stringify: ({ id, name, within }) => `${name} ${within} ${id}` })

interface TermInputsProps {
  readonly typed: TermDraft
  readonly concepts: Concepts
  readonly problems: TermProblems
  readonly change: (changes: Partial<TermDraft>) => void
}

function ConceptInput({ typed, concepts, problems, change }: TermInputsProps) {
  const translate = useTranslate()
  const sentence = problems.concept && translate(problems.concept.sentence, problems.concept.values)
  return (
    <Autocomplete
      id="lexicon-concept"
      options={[...concepts.choices]}
      value={concepts.choices.find(({ id }) => id === typed.concept) ?? null}
      groupBy={({ within }) => within || translate('admin:lexicon.wholeCategories')}
      getOptionLabel={({ name, within }) => [name, within].filter(Boolean).join(' · ')}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      filterOptions={narrow}
      autoHighlight
      onChange={(_event, chosen) => change({ concept: chosen?.id ?? null })}
      noOptionsText={translate('admin:settings.noChoice')}
      clearText={translate('ra.action.clear_input_value')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      renderInput={(input) => (
        <TextField
          {...input}
          label={translate('admin:lexicon.leadsTo')}
          required
          error={Boolean(sentence)}
          helperText={sentence}
        />
      )}
    />
  )
}

/** The word, what it leads to, and whose word it is. */
export function TermInputs(props: TermInputsProps) {
  const { typed, problems, change } = props
  const translate = useTranslate()
  const sentence = problems.term && translate(problems.term.sentence, problems.term.values)
  return (
    <>
      <TextField
        id="lexicon-term"
        label={translate('admin:lexicon.word')}
        required
        autoFocus
        value={typed.term}
        error={Boolean(sentence)}
        helperText={[sentence, translate('admin:lexicon.wordHint')].filter(Boolean).join('\n')}
        onChange={({ target }) => change({ term: target.value })}
        slotProps={{
          htmlInput: { dir: 'auto', lang: typed.language, maxLength: TERM_CHARACTERS_MAX, autoComplete: 'off' },
          formHelperText: { role: sentence ? 'alert' : undefined, sx: { whiteSpace: 'pre-line' } },
        }}
      />
      <ConceptInput {...props} />
      <TextField
        select
        id="lexicon-language"
        label={translate('admin:header.language')}
        value={typed.language}
        onChange={({ target }) => isLanguage(target.value) && change({ language: target.value })}
      >
        {LANGUAGE_FACTS.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}
