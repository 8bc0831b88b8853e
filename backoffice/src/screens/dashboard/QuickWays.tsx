import CreateListingIcon from '@mui/icons-material/AddBusinessOutlined'
import ReportsIcon from '@mui/icons-material/FlagOutlined'
import UsersIcon from '@mui/icons-material/PeopleOutlined'
import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { PATHS } from '../../paths.ts'
import { useRights } from '../../providers/rights.ts'

/** Where administrators go most: what the label is, by key. */
const WAYS = [
  { to: PATHS.createListing, label: 'admin:dashboard.createFor', icon: CreateListingIcon, isFirst: true },
  { to: PATHS.reports, label: 'admin:titles.reports', icon: ReportsIcon, isFirst: false },
  { to: PATHS.users, label: 'admin:titles.users', icon: UsersIcon, isFirst: false },
] as const

/** Short ways to what is done most often. */
export function QuickWays() {
  const translate = useTranslate()
  const { mayOpen } = useRights()
  const ways = WAYS.filter(({ to }) => mayOpen(to))
  if (ways.length === 0) return null
  return (
    <Box
      component="nav"
      aria-label={translate('admin:dashboard.ways')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {ways.map(({ to, label, icon: Icon, isFirst }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          variant={isFirst ? 'contained' : 'outlined'}
          startIcon={<Icon aria-hidden />}
        >
          {translate(label)}
        </Button>
      ))}
    </Box>
  )
}
