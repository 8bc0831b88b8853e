import MenuIcon from '@mui/icons-material/Menu'
import MenuOpenIcon from '@mui/icons-material/MenuOpen'
import { AppBar, IconButton, Toolbar, Typography } from '@mui/material'
import { useEffect } from 'react'
import { ToggleThemeButton, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { AccountMenu } from './AccountMenu.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { mirrored } from './mirrored.ts'
import { pageTitleKey } from './page-title.ts'
import type { SidebarState } from './sidebar-state.ts'
import { LINE_HEIGHT } from './tokens.ts'

function toggleKey({ isNarrow, isExpanded, isDrawerOpen }: SidebarState): string {
  if (isNarrow) return isDrawerOpen ? 'admin:header.close' : 'admin:header.open'
  return isExpanded ? 'admin:header.collapse' : 'admin:header.expand'
}

function SidebarToggle({ sidebar }: { sidebar: SidebarState }) {
  const translate = useTranslate()
  const isOpen = sidebar.isNarrow ? sidebar.isDrawerOpen : sidebar.isExpanded
  const words = translate(toggleKey(sidebar))
  return (
    <IconButton edge="start" onClick={sidebar.toggle} aria-label={words} aria-expanded={isOpen} title={words}>
      {isOpen ? <MenuOpenIcon sx={mirrored} /> : <MenuIcon />}
    </IconButton>
  )
}

/** The page's title, from its path, which names the browser's tab too. */
function PageTitle() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const title = translate(pageTitleKey(pathname))
  const brand = translate('admin:brand')
  useEffect(() => {
    document.title = `${title} – ${brand}`
  }, [title, brand])
  return (
    <Typography
      variant="h1"
      sx={{
        flexGrow: 1,
        minWidth: 0,
        overflowWrap: 'anywhere',
        // Beside four buttons on a phone, long words need two lines.
        fontSize: { xs: '1.0625rem', sm: '1.25rem' },
        lineHeight: { xs: 1.3, sm: LINE_HEIGHT },
      }}
    >
      {title}
    </Typography>
  )
}

export function Header({ sidebar }: { sidebar: SidebarState }) {
  return (
    <AppBar position="sticky" color="inherit" elevation={0} sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Toolbar sx={{ gap: { xs: 0, sm: 1 } }}>
        <SidebarToggle sidebar={sidebar} />
        <PageTitle />
        <LanguageChoice />
        <ToggleThemeButton />
        <AccountMenu />
      </Toolbar>
    </AppBar>
  )
}
