import { formatDate, formatNumber } from '@maveshi/shared/locale/format'
import { noonOf } from '@maveshi/shared/locale/time'
import { Box, Card, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { TileName } from '../../layout/TileName.tsx'
import type { MarketDay } from '../../providers/dashboard.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { dayPath } from './day-paths.ts'
import { KIND_WORDS, KINDS } from './kind-words.ts'

interface TileProps {
  readonly words: string
  readonly count: number
  readonly note?: string | undefined
  /** Where more is told of what it counts. */
  readonly to?: string | undefined
}

function Tile({ words, count, note, to }: TileProps) {
  return (
    <Box sx={{ position: 'relative', display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
      <TileName name={words} to={to} />
      <Typography component="dd" sx={{ m: 0, fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.3 }}>
        {formatNumber(count)}
        {/* The space parts the number and the note for who hears them. */}
        {note && ' '}
        {note && (
          <Typography component="span" variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
      </Typography>
    </Box>
  )
}

/** What happened today, as people in India count days. */
export function Today({ today, emptySearches }: { today: MarketDay; emptySearches: number }) {
  const translate = useTranslate()
  const language = useLanguage()
  const heading = useId()
  const { unseen } = today
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography id={heading} variant="h2" sx={{ mb: 1 }}>
        {translate('admin:dashboard.today', { date: formatDate(noonOf(today.day), language) })}
      </Typography>
      <Card
        component="dl"
        sx={{
          m: 0,
          p: 2,
          display: 'grid',
          columnGap: 2,
          rowGap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(150px, 1fr))' },
        }}
      >
        {KINDS.map((kind) => (
          <Tile
            key={kind}
            words={translate(KIND_WORDS[kind])}
            count={today[kind]}
            to={dayPath(kind, today.day)}
            note={kind === 'approved' && unseen > 0 ? translate('admin:dashboard.unseen', { smart_count: unseen }) : ''}
          />
        ))}
        <Tile words={translate('admin:dashboard.emptySearches')} count={emptySearches} />
      </Card>
    </Box>
  )
}
