import { SIDEBAR_EXPANDED_PX } from '@maveshi/shared/limits'
import { formatNumber } from '@maveshi/shared/locale/format'
import { Badge, Box, List, ListItemButton, ListItemIcon, ListItemText, ListSubheader, Tooltip } from '@mui/material'
import { useId, useLayoutEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { useRights } from '../providers/rights.ts'
import { useWaitingCounts } from '../providers/waiting-counts.ts'
import { SECTIONS, type Section } from './sections.ts'
import { MENU_TARGET_PX } from './tokens.ts'

/** How wide an entry with words is at least: room is left for its margins, and a scrollbar. */
const WORDS_MIN_PX = SIDEBAR_EXPANDED_PX - 32

const WAITING = {
  ...{ position: 'absolute', top: '50%', insetInlineEnd: 20, transform: 'translateY(-50%)', pointerEvents: 'none' },
  ...{ px: 1, borderRadius: 4, bgcolor: 'warning.main', color: 'warning.contrastText' },
  ...{ fontSize: '0.875rem', fontWeight: 650, lineHeight: 1.7 },
} as const

interface MenuProps {
  /** Icons alone, with their words as tooltips. */
  readonly isCollapsed: boolean
  readonly onNavigate?: () => void
}

function isHere(to: string, path: string): boolean {
  return to === '/' ? path === '/' : path === to || path.startsWith(`${to}/`)
}

interface WaitingNumberProps {
  readonly id: string
  readonly count: number
  readonly isCollapsed: boolean
}

/** How much waits behind an entry: over the end of its link, whose words are its name alone. */
function WaitingNumber({ id, count, isCollapsed }: WaitingNumberProps) {
  const translate = useTranslate()
  const number = formatNumber(count)
  return (
    <>
      <span id={id} hidden>
        {translate('admin:sections.toDo', { number })}
      </span>
      {!isCollapsed && (
        <Box aria-hidden component="span" sx={WAITING}>
          {number}
        </Box>
      )}
    </>
  )
}

function MenuItem({ item, isCollapsed, onNavigate }: MenuProps & { item: Section['items'][number] }) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const isCurrent = isHere(item.to, pathname)
  const Icon = item.icon
  const words = translate(item.label)
  const id = useId()
  const counts = useWaitingCounts()
  const count = item.waits ? (counts?.[item.waits].count ?? 0) : 0
  const entry = useRef<HTMLAnchorElement>(null)
  // On a low screen the sidebar is longer than what is seen of it.
  useLayoutEffect(() => {
    if (isCurrent) entry.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <>
      <Tooltip title={isCollapsed ? words : ''} placement="right">
        <ListItemButton
          component={Link}
          ref={entry}
          to={item.leadsTo ?? item.to}
          selected={isCurrent}
          aria-current={isCurrent ? 'page' : undefined}
          aria-label={words}
          aria-describedby={count ? id : undefined}
          {...(onNavigate ? { onClick: onNavigate } : {})}
          sx={{
            minHeight: MENU_TARGET_PX,
            // Its words break into lines as at the end, while the sidebar still grows.
            ...(isCollapsed ? {} : { minWidth: WORDS_MIN_PX }),
            px: 1.75,
            ...(count && !isCollapsed ? { paddingInlineEnd: 7 } : {}),
            mx: 1,
            borderRadius: 1,
            overflow: 'hidden',
          }}
        >
          <ListItemIcon sx={{ minWidth: 40, color: isCurrent ? 'primary.main' : 'text.secondary' }}>
            <Badge color="warning" variant="dot" invisible={!isCollapsed || !count}>
              <Icon />
            </Badge>
          </ListItemIcon>
          <ListItemText
            primary={words}
            slotProps={{ primary: { noWrap: isCollapsed, sx: { fontWeight: isCurrent ? 650 : 400, lineHeight: 1.3 } } }}
          />
        </ListItemButton>
      </Tooltip>
      {count > 0 && <WaitingNumber id={id} count={count} isCollapsed={isCollapsed} />}
    </>
  )
}

function MenuSection({ section, ...menu }: MenuProps & { section: Section }) {
  const translate = useTranslate()
  const { mayOpen } = useRights()
  const items = section.items.filter(({ to }) => mayOpen(to))
  if (items.length === 0) return null
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
        {items.map((item) => (
          <Box component="li" key={item.to} sx={{ listStyle: 'none', position: 'relative' }}>
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
