import { formatDate } from '@maveshi/shared/locale/format'
import { Box, Card, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type MarketNumbers, useMarketNumbers } from '../../providers/analytics.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { Answer } from './Answer.tsx'
import { countedTiles } from './counted-tiles.ts'
import { DaysPicture } from './DaysPicture.tsx'
import { Groups } from './Groups.tsx'
import { dayBegin, daysBefore, type Period } from './period.ts'
import { Tiles } from './Tiles.tsx'

/** Numbers of one size are drawn together: few sales are not seen beside many views. */
const PICTURES = [
  {
    title: 'admin:analytics.usersAndListings',
    fileName: 'users-and-listings-by-day',
    series: [
      { id: 'users', label: 'admin:analytics.users' },
      { id: 'listings', label: 'admin:analytics.listings' },
    ],
  },
  {
    title: 'admin:analytics.contactsAndSold',
    fileName: 'contacts-and-sold-by-day',
    series: [
      { id: 'contacts', label: 'admin:analytics.contacts' },
      { id: 'sold', label: 'admin:analytics.sold' },
    ],
  },
  {
    title: 'admin:analytics.viewsByDay',
    fileName: 'views-by-day',
    series: [{ id: 'views', label: 'admin:analytics.views' }],
  },
] as const

interface NumbersProps {
  readonly numbers: MarketNumbers
  readonly period: Period
}

function Numbers({ numbers, period }: NumbersProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const earlier = daysBefore(period)
  const { data: before } = useMarketNumbers(earlier)
  const day = (text: string) => formatDate(dayBegin(text), language)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Tiles tiles={countedTiles({ now: numbers.total, before: before?.total, period }, translate)} />
      <Typography variant="body2" color="textSecondary">
        {translate('admin:analytics.comparedWith', { from: day(earlier.from), to: day(earlier.to) })}{' '}
        {translate('admin:analytics.numbersAbout')}
      </Typography>
      {PICTURES.map(({ title, fileName, series }) => (
        <Card key={title} sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
          <DaysPicture title={translate(title)} fileName={fileName} rows={numbers.days} series={series} />
        </Card>
      ))}
      <Groups {...{ numbers, before, period }} />
    </Box>
  )
}

/** What happened, by day, and by category, state and language. */
export function NumbersPart({ period }: { period: Period }) {
  const query = useMarketNumbers(period)
  return <Answer query={query}>{(numbers) => <Numbers {...{ numbers, period }} />}</Answer>
}
