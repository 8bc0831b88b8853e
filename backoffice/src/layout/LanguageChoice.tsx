import { LANGUAGE_FACTS, type Language, languageFacts } from '@maveshi/shared/locale/languages'
import TranslateIcon from '@mui/icons-material/Translate'
import { Box, Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useI18nProvider, useNotify, useTranslate } from 'react-admin'
import { useLanguage } from '../providers/i18n-provider.ts'

/** The eleven languages, each by its own name. */
export function LanguageChoice() {
  const translate = useTranslate()
  const i18nProvider = useI18nProvider()
  const notify = useNotify()
  const language = useLanguage()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { name } = languageFacts(language)
  // By the provider itself: react-admin's own way makes the whole page anew, and what was typed is lost.
  async function choose(code: Language): Promise<void> {
    setAnchor(null)
    try {
      await i18nProvider.changeLocale(code)
    } catch (error) {
      console.error(error)
      notify('ra.notification.i18n_error', { type: 'error' })
    }
  }
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
          <MenuItem
            key={code}
            lang={code}
            dir={direction}
            selected={code === language}
            onClick={() => void choose(code)}
          >
            {words}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
