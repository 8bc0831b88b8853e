import { NOTICE_CHARACTERS } from '@maveshi/shared/limits'
import { FALLBACK_LANGUAGE, LANGUAGE_FACTS, type Labels, type Language } from '@maveshi/shared/locale/languages'
import { Box, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'

interface LanguageTextsProps {
  /** Tells the inputs of one form from those of another. */
  readonly name: string
  readonly texts: Labels
  readonly charactersMax?: number
  /** The sentence about the English text, where something is wrong with it. */
  readonly problem?: string | undefined
  readonly onChange: (texts: Labels) => void
}

/** The languages in which something is written. */
export const writtenTexts = (texts: Labels): Labels =>
  Object.fromEntries(Object.entries(texts).flatMap(([code, text]) => (text?.trim() ? [[code, text.trim()]] : [])))

/** One text in eleven languages, each written in its own direction; what is missing says so. */
export function LanguageTexts(props: LanguageTextsProps) {
  const { name, texts, charactersMax = NOTICE_CHARACTERS, problem, onChange } = props
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
