import { Box } from '@mui/material'
import { Component, type ReactNode, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Awaited } from './Awaited.tsx'
import { Header } from './Header.tsx'
import { loadWhole } from './load-whole.ts'
import { Sidebar } from './Sidebar.tsx'
import { SignInAgain } from './SignInAgain.tsx'
import { SkipToContent } from './SkipLinks.tsx'
import { useMissing } from './screen.ts'
import { useSidebarState } from './sidebar-state.ts'
import { Failure } from './states.tsx'
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

/** A screen is on its way, or did not arrive yet. Where it cannot come any more, the console is loaded whole. */
function AwaitedScreen() {
  const missing = useMissing()
  useEffect(() => {
    if (missing === 'kept-back') loadWhole()
  }, [missing])
  return <Awaited />
}

interface ConsoleLayoutProps {
  /** What the header holds besides its own. */
  readonly tools: ReactNode
  readonly children: ReactNode
}

/** Sidebar, header and the screen, on every page of the console. */
export function ConsoleLayout({ tools, children }: ConsoleLayoutProps) {
  const sidebar = useSidebarState()
  const { pathname } = useLocation()
  return (
    <UnsavedGuard>
      <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default' }}>
        <SkipToContent />
        <Sidebar {...sidebar} />
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Header sidebar={sidebar} tools={tools} />
          <Box component="main" id="main-content" tabIndex={-1} sx={{ p: { xs: 1.5, sm: 3 }, outline: 'none' }}>
            <ScreenBoundary key={pathname}>
              <Suspense fallback={<AwaitedScreen />}>{children}</Suspense>
            </ScreenBoundary>
          </Box>
        </Box>
      </Box>
      <SignInAgain />
    </UnsavedGuard>
  )
}
