import { formatNumber } from '@maveshi/shared/locale/format'
import MenuIcon from '@mui/icons-material/Menu'
import MenuOpenIcon from '@mui/icons-material/MenuOpen'
import { AppBar, Box, IconButton, Toolbar, Typography } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { ToggleThemeButton, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useWaitingCounts } from '../providers/waiting-counts.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { mirrored } from './mirrored.ts'
import { usePageName } from './page-name.ts'
import { pageTitleKey } from './page-title.ts'
import type { SidebarState } from './sidebar-state.ts'
import { TitlePlace } from './TitlePlace.tsx'
import { TARGET_PX } from './tokens.ts'

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

/** With room for a message of two lines. On a phone it is below the buttons. */
const TITLE_PX = 56
const TITLE = {
  flexGrow: 1,
  minWidth: 0,
  minHeight: TITLE_PX,
  order: { xs: 1, sm: 0 },
  flexBasis: { xs: '100%', sm: 0 },
}

/** The page's title, by its own name or from its path, which names the browser's tab too, after the number of what waits. */
function PageTitle() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const name = usePageName()
  const title = name || translate(pageTitleKey(pathname) ?? 'admin:titles.notFound')
  const brand = translate('admin:brand')
  const counts = useWaitingCounts()
  const waiting = counts ? counts.listings.count + counts.reports.count : 0
  const number = waiting ? `(${formatNumber(waiting)}) ` : ''
  useEffect(() => {
    document.title = `${number}${title} – ${brand}`
  }, [number, title, brand])
  return (
    <TitlePlace sx={TITLE}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
    </TitlePlace>
  )
}

export function Header({ sidebar, tools }: { sidebar: SidebarState; tools: ReactNode }) {
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      // On a phone the title alone stays in sight, and all of it: a message may be as high.
      sx={{ borderBottom: 1, borderColor: 'divider', top: { xs: -TARGET_PX, sm: 0 } }}
    >
      <Toolbar sx={{ gap: { xs: 0, sm: 1 }, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
        <SidebarToggle sidebar={sidebar} />
        <PageTitle />
        <Box sx={{ flexGrow: 1, display: { sm: 'none' } }} />
        {tools}
        <LanguageChoice />
        <ToggleThemeButton />
        <AccountMenu />
      </Toolbar>
    </AppBar>
  )
}
