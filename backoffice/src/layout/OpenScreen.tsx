import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { useRights } from '../providers/rights.ts'
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

/** A screen, for whoever may open it. Nothing of it is read for anybody else. */
export function OpenScreen({ children }: { children: ReactNode }) {
  const { mayOpen } = useRights()
  const { pathname } = useLocation()
  return mayOpen(pathname) ? children : <Elsewhere />
}
