import { SIDEBAR_COLLAPSED_PX, SIDEBAR_EXPANDED_PX } from '@maveshi/shared/limits'
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useState } from 'react'
import { useStore } from 'react-admin'

/** On a wide screen expanded or collapsed, which is remembered; on a narrow one a drawer, which is not. */
export interface SidebarState {
  readonly isNarrow: boolean
  readonly isExpanded: boolean
  readonly isDrawerOpen: boolean
  toggle(): void
  closeDrawer(): void
}

export function useSidebarState(): SidebarState {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const [isExpanded, setExpanded] = useStore('sidebar.expanded', true)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  return {
    isNarrow,
    isExpanded,
    isDrawerOpen,
    toggle: () => (isNarrow ? setDrawerOpen(!isDrawerOpen) : setExpanded(!isExpanded)),
    closeDrawer: () => setDrawerOpen(false),
  }
}

/** How much of the screen the sidebar has beside the page: what floats over the page stays clear of it. */
export function useSidebarWidth(): number {
  const { isNarrow, isExpanded } = useSidebarState()
  if (isNarrow) return 0
  return isExpanded ? SIDEBAR_EXPANDED_PX : SIDEBAR_COLLAPSED_PX
}
