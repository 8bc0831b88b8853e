import { Box, Chip } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Person } from '../../providers/people.ts'

const chip = { fontSize: '0.875rem', fontWeight: 600 }

/** What is out of the ordinary about a person, each in a word. Nothing for most. */
export function StandingChips({ person }: { person: Person }) {
  const translate = useTranslate()
  const { is_admin, suspended_at, deletion_requested_at, open_reports } = person
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {suspended_at && <Chip size="small" color="error" label={translate('admin:users.suspended')} sx={chip} />}
      {is_admin && <Chip size="small" color="success" label={translate('admin:users.administrator')} sx={chip} />}
      {deletion_requested_at && (
        <Chip size="small" color="warning" label={translate('admin:users.wantsDeletion')} sx={chip} />
      )}
      {open_reports > 0 && (
        <Chip
          size="small"
          variant="outlined"
          color="error"
          label={translate('admin:users.reported', { smart_count: open_reports })}
          sx={chip}
        />
      )}
    </Box>
  )
}
