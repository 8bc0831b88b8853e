import { formatNumber } from '@maveshi/shared/locale/format'
import { Box, Card, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type MarketNumbers, useMarketNumbers } from '../../providers/analytics.ts'
import { Answer } from './Answer.tsx'
import { DaysPicture } from './DaysPicture.tsx'
import { Groups } from './Groups.tsx'
import { MEASURES } from './measures.ts'
import type { Period } from './period.ts'
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

function Numbers({ numbers }: { numbers: MarketNumbers }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Tiles
        tiles={MEASURES.map(({ id, label }) => ({ label: translate(label), value: formatNumber(numbers.total[id]) }))}
      />
      <Typography variant="body2" color="textSecondary">
        {translate('admin:analytics.numbersAbout')}
      </Typography>
      {PICTURES.map(({ title, fileName, series }) => (
        <Card key={title} sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
          <DaysPicture title={translate(title)} fileName={fileName} rows={numbers.days} series={series} />
        </Card>
      ))}
      <Groups numbers={numbers} />
    </Box>
  )
}

/** What happened, by day, and by category, state and language. */
export function NumbersPart({ period }: { period: Period }) {
  const query = useMarketNumbers(period)
  return <Answer query={query}>{(numbers) => <Numbers numbers={numbers} />}</Answer>
}
