import { formatMoment } from '@maveshi/shared/locale/format'
import { Box, Card, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { Changes } from '../../history/Changes.tsx'
import { EntrySentence } from '../../history/EntrySentence.tsx'
import { Waiting } from '../../layout/states.tsx'
import type { AuditEntry } from '../../providers/audit.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { NoEntries } from './NoEntries.tsx'

/** What was done as cards, for a narrow screen. */
export function AuditCards() {
  const language = useLanguage()
  const { data, isPending } = useListContext<AuditEntry>()
  if (isPending) return <Waiting />
  if (!data?.length) return <NoEntries />
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
      {data.map((entry) => (
        <Card key={entry.id} component="li" sx={{ p: 1.5, minWidth: 0 }}>
          <EntrySentence entry={entry} />
          <Typography variant="body2" color="textSecondary">
            {formatMoment(entry.created_at, language)}
          </Typography>
          <Changes entry={entry} />
        </Card>
      ))}
    </Box>
  )
}
