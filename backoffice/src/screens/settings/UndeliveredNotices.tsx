import { formatMoment, formatNumber } from '@maveshi/shared/locale/format'
import { type Channel, DELIVERY_FAILURES, type DeliveryFailure, TEXT_CHANNELS } from '@maveshi/shared/notice/telling'
import { Box, Button, Chip, Typography } from '@mui/material'
import { useDataProvider, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Failure, Nothing, Waiting } from '../../layout/states.tsx'
import { PersonName } from '../../market/person-name.tsx'
import { userPath } from '../../paths.ts'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { actionFailure, readingFailure } from '../../providers/failures.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { type Undelivered, useUndelivered } from '../../providers/undelivered.ts'
import { useAction } from '../../providers/use-action.ts'

const SENTENCES: Readonly<Record<DeliveryFailure, string>> = {
  address: 'admin:sending.failures.address',
  refused: 'admin:sending.failures.refused',
  later: 'admin:sending.failures.later',
  unreachable: 'admin:sending.failures.unreachable',
  credentials: 'admin:sending.failures.credentials',
  other: 'admin:sending.failures.other',
}

function sentenceOf({ channel, failure }: Undelivered): string {
  if (channel === 'push') return 'admin:sending.failures.push'
  if ((TEXT_CHANNELS as readonly Channel[]).includes(channel)) return 'admin:sending.failures.text'
  return DELIVERY_FAILURES.includes(failure) ? SENTENCES[failure] : SENTENCES.other
}

function UndeliveredNotice({ delivery }: { readonly delivery: Undelivered }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { profile_id, tries, said, settled_at, is_given_up } = delivery
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component={Link} to={userPath(profile_id)} sx={{ color: 'text.primary', fontWeight: 600 }}>
          <PersonName person={delivery} />
        </Typography>
        <Chip
          size="small"
          color={is_given_up ? 'error' : 'warning'}
          label={translate(is_given_up ? 'admin:sending.givenUp' : 'admin:sending.goesOn')}
        />
      </Box>
      <Typography>{translate(sentenceOf(delivery))}</Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('admin:sending.tries', {
          number: formatNumber(tries),
          when: formatMoment(new Date(settled_at), language),
        })}
      </Typography>
      {said && (
        <Typography variant="body2" color="textSecondary" dir="ltr" sx={{ textAlign: 'start' }}>
          {said}
        </Typography>
      )}
    </Box>
  )
}

/** Mails, pushes and text messages to people that have not gone out, why, and how to have those that were given up sent again. */
export function UndeliveredNotices() {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { data, error, refetch } = useUndelivered()
  const { isBusy, act } = useAction(actionFailure)
  if (error) return <Failure sentence={readingFailure(error)} retry={() => void refetch()} />
  if (!data) return <Waiting />
  if (data.rows.length === 0) return <Nothing sentence="admin:sending.none" />
  const given = data.rows.filter(({ is_given_up }) => is_given_up).map(({ id }) => id)
  const sendAgain = () =>
    act(async () => {
      await dataProvider.call<'send_again'>('send_again', { ids: given })
      await refetch()
    }, 'admin:sending.begun')
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.rows.map((delivery) => (
          <UndeliveredNotice key={delivery.id} delivery={delivery} />
        ))}
      </Box>
      {data.total > data.rows.length && (
        <Typography color="textSecondary">{translate('admin:sending.newest')}</Typography>
      )}
      {given.length > 0 && (
        <Button variant="outlined" onClick={sendAgain} disabled={isBusy}>
          {translate('admin:sending.again')}
        </Button>
      )}
    </>
  )
}
