import { Box } from '@mui/material'
import { Component, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { Header } from './Header.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SkipToContent } from './SkipLinks.tsx'
import { useSidebarState } from './sidebar-state.ts'
import { Failure, Waiting } from './states.tsx'
import { UnsavedGuard } from './UnsavedGuard.tsx'

/** Keeps the frame when a screen breaks. React has no hook for this. */
class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <Failure sentence="admin:errors.crash" retry={() => this.setState({ hasFailed: false })} />
  }
}

/** Sidebar, header and the screen, on every page of the console. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const sidebar = useSidebarState()
  const { pathname } = useLocation()
  return (
    <UnsavedGuard>
      <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default' }}>
        <SkipToContent />
        <Sidebar {...sidebar} />
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Header sidebar={sidebar} />
          <Box component="main" id="main-content" tabIndex={-1} sx={{ p: { xs: 1.5, sm: 3 }, outline: 'none' }}>
            <ScreenBoundary key={pathname}>
              <Suspense fallback={<Waiting />}>{children}</Suspense>
            </ScreenBoundary>
          </Box>
        </Box>
      </Box>
    </UnsavedGuard>
  )
}
