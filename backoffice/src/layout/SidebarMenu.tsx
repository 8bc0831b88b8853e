import { Box, List, ListItemButton, ListItemIcon, ListItemText, ListSubheader, Tooltip } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { SECTIONS, type Section } from './sections.ts'
import { MENU_TARGET_PX } from './tokens.ts'

interface MenuProps {
  /** Icons alone, with their words as tooltips. */
  readonly isCollapsed: boolean
  readonly onNavigate?: () => void
}

function isHere(to: string, path: string): boolean {
  return to === '/' ? path === '/' : path === to || path.startsWith(`${to}/`)
}

function MenuItem({ item, isCollapsed, onNavigate }: MenuProps & { item: Section['items'][number] }) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const isCurrent = isHere(item.to, pathname)
  const Icon = item.icon
  const words = translate(item.label)
  return (
    <Tooltip title={isCollapsed ? words : ''} placement="right">
      <ListItemButton
        component={Link}
        to={item.to}
        selected={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={words}
        {...(onNavigate ? { onClick: onNavigate } : {})}
        sx={{ minHeight: MENU_TARGET_PX, px: 1.75, mx: 1, borderRadius: 1, overflow: 'hidden' }}
      >
        <ListItemIcon sx={{ minWidth: 40, color: isCurrent ? 'primary.main' : 'text.secondary' }}>
          <Icon />
        </ListItemIcon>
        <ListItemText
          primary={words}
          slotProps={{ primary: { noWrap: true, sx: { fontWeight: isCurrent ? 650 : 400 } } }}
        />
      </ListItemButton>
    </Tooltip>
  )
}

function MenuSection({ section, ...menu }: MenuProps & { section: Section }) {
  const translate = useTranslate()
  const title = (
    <ListSubheader
      component="h2"
      disableSticky
      sx={{ m: 0, bgcolor: 'transparent', whiteSpace: 'nowrap', opacity: menu.isCollapsed ? 0 : 1 }}
    >
      {translate(section.title)}
    </ListSubheader>
  )
  return (
    <>
      {title}
      <List disablePadding>
        {section.items.map((item) => (
          <Box component="li" key={item.to} sx={{ listStyle: 'none' }}>
            <MenuItem item={item} {...menu} />
          </Box>
        ))}
      </List>
    </>
  )
}

/** The links to every screen, in their sections. */
export function SidebarMenu(menu: MenuProps) {
  const translate = useTranslate()
  return (
    <Box component="nav" aria-label={translate('admin:sections.label')} sx={{ pt: 1, overflowX: 'hidden' }}>
      {SECTIONS.map((section) => (
        <MenuSection key={section.title} section={section} {...menu} />
      ))}
    </Box>
  )
}
