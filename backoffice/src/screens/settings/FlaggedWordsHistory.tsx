import { formatMoment } from '@maveshi/shared/locale/format'
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'react-admin'
import { Failure, Waiting } from '../../layout/states.tsx'
import { languageWords } from '../../market/language-words.ts'
import { PersonName } from '../../market/person-name.tsx'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { readingFailure } from '../../providers/failures.ts'
import { type FlaggedWordsChange, readFlaggedWordsHistory } from '../../providers/flagged-words.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { quietQuery } from '../../providers/queries.ts'

function Change({ change }: { change: FlaggedWordsChange }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { at, actor, added, removed } = change
  const said = (key: string, words: readonly string[]) =>
    words.length > 0 && (
      <Typography sx={{ overflowWrap: 'anywhere' }}>{translate(key, { words: words.join(' · ') })}</Typography>
    )
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      {said('admin:settings.flagged.added', added)}
      {said('admin:settings.flagged.removed', removed)}
      <Typography variant="body2" color="textSecondary">
        {formatMoment(at, language)} · {actor ? <PersonName person={actor} /> : translate('admin:users.operator')} ·{' '}
        {translate(languageWords(change.language))}
      </Typography>
    </Box>
  )
}

/** Who has changed the words, when and how. */
export function FlaggedWordsHistory() {
  const translate = useTranslate()
  const { call } = useDataProvider<ConsoleDataProvider>()
  const { data, isError, error, refetch } = useQuery({
    ...quietQuery,
    // As the settings are read anew, so is this.
    queryKey: ['settings', 'flagged_words_history'],
    queryFn: () => readFlaggedWordsHistory(call),
  })
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3">{translate('admin:settings.flagged.history')}</Typography>
      {isError && <Failure sentence={readingFailure(error)} retry={() => void refetch()} />}
      {!isError && !data && <Waiting />}
      {data?.length === 0 && (
        <Typography color="textSecondary">{translate('admin:settings.flagged.unchanged')}</Typography>
      )}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((change) => (
            <Change key={`${change.id} ${change.language}`} change={change} />
          ))}
        </Box>
      )}
    </Box>
  )
}
