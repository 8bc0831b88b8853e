import { formatMoment } from '@maveshi/shared/locale/format'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { PersonName } from '../market/person-name.tsx'
import { useLanguage } from '../providers/i18n-provider.ts'

interface SignedWordsProps {
  readonly written: {
    readonly words: string
    readonly created_at: Date
    /** None where the account is gone. */
    readonly author: Parameters<typeof PersonName>[0]['person'] | null
  }
  /** What can be done with it. */
  readonly children?: ReactNode
}

/** What an administrator wrote, as a row of a list: when, and who it was. */
export function SignedWords({ written: { words, created_at, author }, children }: SignedWordsProps) {
  const translate = useTranslate()
  const language = useLanguage()
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {words}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary">
          {formatMoment(created_at, language)} ·{' '}
          {author ? <PersonName person={author} /> : translate('admin:notes.authorGone')}
        </Typography>
        {children}
      </Box>
    </Box>
  )
}
