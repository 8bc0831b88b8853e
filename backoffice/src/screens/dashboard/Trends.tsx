import { Box, Card, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { DayChart } from '../../charts/index.ts'
import type { MarketDay } from '../../providers/dashboard.ts'
import { KIND_WORDS, type Kind } from './kind-words.ts'

/** The pictures: the key of each title, and what it shows. */
const PICTURES: readonly { readonly title: string; readonly kinds: readonly Kind[] }[] = [
  { title: 'admin:dashboard.pictures.listings', kinds: ['listed', 'approved'] },
  { title: 'admin:dashboard.pictures.trade', kinds: ['contacts', 'sold'] },
  { title: 'admin:dashboard.pictures.people', kinds: ['people'] },
]

/** How the market went, a day at a time. */
export function Trends({ days }: { days: readonly MarketDay[] }) {
  const translate = useTranslate()
  const heading = useId()
  const columns = 'repeat(auto-fit, minmax(min(100%, 290px), 1fr))'
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography id={heading} variant="h2" sx={{ mb: 1 }}>
        {translate('admin:dashboard.lastDays', { smart_count: days.length })}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: columns, alignItems: 'start' }}>
        {PICTURES.map(({ title, kinds }) => (
          <Card key={title} sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
            <DayChart
              title={translate(title)}
              days={days.map(({ day }) => day)}
              series={kinds.map((kind) => ({
                name: translate(KIND_WORDS[kind]),
                values: days.map((numbers) => numbers[kind]),
              }))}
            />
          </Card>
        ))}
      </Box>
    </Box>
  )
}
