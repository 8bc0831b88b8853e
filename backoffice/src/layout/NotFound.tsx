import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Nothing } from './states.tsx'

/** For a path that leads nowhere. */
export function NotFound() {
  const translate = useTranslate()
  return (
    <Nothing sentence="admin:errors.noPage">
      <Button component={Link} to="/" variant="contained">
        {translate('admin:titles.dashboard')}
      </Button>
    </Nothing>
  )
}
