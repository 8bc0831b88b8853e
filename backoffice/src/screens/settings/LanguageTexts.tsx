import { NOTICE_CHARACTERS } from '@maveshi/shared/limits'
import {
  FALLBACK_LANGUAGE,
  LANGUAGE_FACTS,
  LANGUAGES,
  type Labels,
  type Language,
} from '@maveshi/shared/locale/languages'
import { Box, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'

interface LanguageTextsProps {
  /** Tells the inputs of one form from those of another. */
  readonly name: string
  readonly texts: Labels
  readonly charactersMax?: number
  /** Whether it must be there in English. */
  readonly isRequired?: boolean
  /** The sentence about the English text, where something is wrong with it. */
  readonly problem?: string | undefined
  readonly onChange: (texts: Labels) => void
}

/** The languages in which something is written. */
export const writtenTexts = (texts: Labels): Labels =>
  Object.fromEntries(Object.entries(texts).flatMap(([code, text]) => (text?.trim() ? [[code, text.trim()]] : [])))

/** Whether two texts say the same in every language. */
export const isSameText = (one: Labels, other: Labels): boolean =>
  LANGUAGES.every((code) => (one[code]?.trim() ?? '') === (other[code]?.trim() ?? ''))

/** One text in eleven languages, each written in its own direction; what is missing says so. */
export function LanguageTexts(props: LanguageTextsProps) {
  const { name, texts, charactersMax = NOTICE_CHARACTERS, isRequired = false, problem, onChange } = props
  const translate = useTranslate()
  const hint = (language: Language) => {
    if (language === FALLBACK_LANGUAGE) return problem
    const isEnglishShown = !texts[language]?.trim() && texts[FALLBACK_LANGUAGE]?.trim()
    return isEnglishShown ? translate('admin:settings.missing') : undefined
  }
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      {LANGUAGE_FACTS.map(({ code, name: language, direction }) => (
        <TextField
          key={code}
          id={`${name}-${code}`}
          label={language}
          multiline
          minRows={2}
          required={isRequired && code === FALLBACK_LANGUAGE}
          value={texts[code] ?? ''}
          error={code === FALLBACK_LANGUAGE && Boolean(problem)}
          helperText={hint(code)}
          onChange={({ target }) => onChange({ ...texts, [code]: target.value })}
          slotProps={{ htmlInput: { lang: code, dir: direction, maxLength: charactersMax } }}
        />
      ))}
    </Box>
  )
}
