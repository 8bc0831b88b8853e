import { SIDEBAR_COLLAPSED_PX, SIDEBAR_EXPANDED_PX, SIDEBAR_TRANSITION_MS } from '@maveshi/shared/limits'
import { Box, Drawer, Toolbar, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { SidebarMenu } from './SidebarMenu.tsx'
import type { SidebarState } from './sidebar-state.ts'

function Brand({ isHidden = false }: { isHidden?: boolean }) {
  const translate = useTranslate()
  return (
    <Toolbar sx={{ px: '24px !important' }}>
      <Typography
        noWrap
        sx={{ fontSize: '1.25rem', fontWeight: 750, color: 'primary.main', opacity: isHidden ? 0 : 1 }}
      >
        {translate('admin:brand')}
      </Typography>
    </Toolbar>
  )
}

/** Beside the page: 256 px with words, 72 px with icons alone. */
function DockedSidebar({ isExpanded }: { isExpanded: boolean }) {
  const width = isExpanded ? SIDEBAR_EXPANDED_PX : SIDEBAR_COLLAPSED_PX
  const transition = `width ${SIDEBAR_TRANSITION_MS / 1000}s ease`
  return (
    <Drawer
      variant="permanent"
      sx={{ width, flexShrink: 0, transition }}
      slotProps={{ paper: { sx: { width, transition, overflowX: 'hidden', bgcolor: 'background.paper' } } }}
    >
      <Brand isHidden={!isExpanded} />
      <SidebarMenu isCollapsed={!isExpanded} />
    </Drawer>
  )
}

/** The sidebar, which on a narrow screen lies over the page until one has chosen. */
export function Sidebar({ isNarrow, isExpanded, isDrawerOpen, closeDrawer }: SidebarState) {
  if (!isNarrow) return <DockedSidebar isExpanded={isExpanded} />
  return (
    <Drawer
      open={isDrawerOpen}
      onClose={closeDrawer}
      transitionDuration={SIDEBAR_TRANSITION_MS}
      slotProps={{ paper: { sx: { width: SIDEBAR_EXPANDED_PX } } }}
    >
      <Box>
        <Brand />
        <SidebarMenu isCollapsed={false} onNavigate={closeDrawer} />
      </Box>
    </Drawer>
  )
}
