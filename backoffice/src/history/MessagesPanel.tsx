import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'react-admin'
import { Panel } from '../layout/Panel.tsx'
import { Failure, Waiting } from '../layout/states.tsx'
import type { NoteSubject } from '../providers/colleague-notes.ts'
import type { ConsoleDataProvider } from '../providers/data-provider.ts'
import { readingFailure } from '../providers/failures.ts'
import { quietQuery } from '../providers/queries.ts'
import { useRights } from '../providers/rights.ts'
import { readMessages } from '../providers/seller-messages.ts'
import { MessageForm } from './MessageForm.tsx'
import { SignedWords } from './SignedWords.tsx'

/** What was written to the seller of a listing, or to a person, and a form for whoever may write more. */
export function MessagesPanel({ about }: { about: NoteSubject }) {
  const translate = useTranslate()
  const { may } = useRights()
  const { call } = useDataProvider<ConsoleDataProvider>()
  const { data, error, refetch } = useQuery({
    ...quietQuery,
    queryKey: ['messages_about', about],
    queryFn: () => readMessages(call, about),
  })
  return (
    <Panel title="admin:messages.title">
      {Boolean(error) && !data && <Failure sentence={readingFailure(error)} retry={() => void refetch()} />}
      {!error && !data && <Waiting />}
      {data && may('messages') && <MessageForm about={about} language={data.language} />}
      {data?.messages.length === 0 && <Typography color="textSecondary">{translate('admin:messages.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.messages.map((message) => (
          <SignedWords key={message.id} written={message} />
        ))}
      </Box>
    </Panel>
  )
}
