import { LANGUAGE_FACTS, languageFacts } from '@maveshi/shared/locale/languages'
import TranslateIcon from '@mui/icons-material/Translate'
import { Box, Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useSetLocale, useTranslate } from 'react-admin'
import { useLanguage } from '../providers/i18n-provider.ts'

/** The eleven languages, each by its own name. */
export function LanguageChoice() {
  const translate = useTranslate()
  const setLocale = useSetLocale()
  const language = useLanguage()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { name } = languageFacts(language)
  return (
    <>
      <Button
        color="inherit"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${translate('admin:header.language')}: ${name}`}
        sx={{ gap: 1, px: 1, minWidth: 44 }}
      >
        <TranslateIcon />
        {/* On a phone the page's title needs the room. */}
        <Box component="span" lang={language} sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {name}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {LANGUAGE_FACTS.map(({ code, name: words, direction }) => (
          <MenuItem key={code} lang={code} dir={direction} selected={code === language} onClick={() => setLocale(code)}>
            {words}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
