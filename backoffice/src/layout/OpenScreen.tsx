import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { useRights } from '../providers/rights.ts'
import { NotFound } from './NotFound.tsx'
import { pageTitleKey } from './page-title.ts'
import { Nothing } from './states.tsx'

/** For a screen that is another role's. */
export function Elsewhere() {
  const translate = useTranslate()
  return (
    <Nothing sentence="admin:roles.elsewhere">
      <Button component={Link} to="/" variant="contained">
        {translate('admin:titles.dashboard')}
      </Button>
    </Nothing>
  )
}

/** A screen, for whoever may open it: nothing of it is read for anybody else. A list would open at every path below its own. */
export function OpenScreen({ children }: { children: ReactNode }) {
  const { mayOpen } = useRights()
  const { pathname } = useLocation()
  if (!pageTitleKey(pathname)) return <NotFound />
  return mayOpen(pathname) ? children : <Elsewhere />
}
