import { Box, MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { VisitFilter } from './visits.ts'

const DAY = { flex: '1 1 130px' } as const

interface VisitFiltersProps {
  readonly filter: VisitFilter
  readonly change: (filter: VisitFilter) => void
  /** Those that the log names. */
  readonly browsers: readonly string[]
}

/** What the log is narrowed by. */
export function VisitFilters({ filter, change, browsers }: VisitFiltersProps) {
  const translate = useTranslate()
  const input = (name: keyof VisitFilter, label: string) => ({
    label: translate(label),
    value: filter[name],
    onChange: ({ target }: { target: { value: string } }) => change({ ...filter, [name]: target.value }),
    sx: { flex: { xs: '1 1 100%', sm: '1 1 130px' } },
  })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, mb: 1 }}>
      <TextField {...input('text', 'admin:analytics.visitSearch')} type="search" sx={{ flex: '2 1 240px' }} />
      <TextField {...input('browser', 'admin:analytics.browser')} select>
        <MenuItem value="">{translate('admin:analytics.anyBrowser')}</MenuItem>
        {browsers.map((browser) => (
          <MenuItem key={browser} value={browser}>
            {browser}
          </MenuItem>
        ))}
      </TextField>
      <TextField {...input('who', 'admin:analytics.who')} select>
        <MenuItem value="">{translate('admin:users.any')}</MenuItem>
        <MenuItem value="guest">{translate('admin:analytics.guests')}</MenuItem>
        <MenuItem value="member">{translate('admin:analytics.members')}</MenuItem>
      </TextField>
      <TextField {...input('from', 'admin:analytics.fromDay')} type="date" sx={DAY} />
      <TextField {...input('to', 'admin:analytics.toDay')} type="date" sx={DAY} />
    </Box>
  )
}
