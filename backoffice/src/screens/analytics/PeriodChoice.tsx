import { formatDate } from '@maveshi/shared/locale/format'
import { Box, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { dayBegin, indianDay, isPeriod, lastDays, PERIODS_DAYS, type Period } from './period.ts'

const OWN = 'own'

interface PeriodChoiceProps {
  readonly period: Period
  readonly choose: (period: Period) => void
}

/** Two days of one's own. What is no period is not chosen, and said. */
function OwnDays({ period: { from, to }, choose }: PeriodChoiceProps) {
  const translate = useTranslate()
  const [days, setDays] = useState({ from, to })
  const isWrong = !isPeriod(days)
  function change(changed: Partial<typeof days>): void {
    const next = { ...days, ...changed }
    setDays(next)
    if (isPeriod(next)) choose(next)
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'flex-start', maxWidth: 420 }}>
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={name === 'from' ? translate('admin:analytics.fromDay') : translate('admin:analytics.toDay')}
          value={days[name]}
          onChange={({ target }) => change({ [name]: target.value })}
          error={isWrong}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ flex: '1 1 160px' }}
        />
      ))}
      {isWrong && (
        <Typography role="alert" variant="body2" color="error">
          {translate('admin:analytics.noPeriod')}
        </Typography>
      )}
    </Box>
  )
}

/** Which days are counted. */
export function PeriodChoice({ period, choose }: PeriodChoiceProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const day = (text: string) => formatDate(dayBegin(text), language)
  function pick(value: string | null): void {
    if (value === OWN) choose({ from: period.from, to: period.to })
    else if (value) choose(lastDays(Number(value), indianDay(new Date())))
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <ToggleButtonGroup
        exclusive
        color="primary"
        value={period.lastDays ? String(period.lastDays) : OWN}
        onChange={(_, value: string | null) => pick(value)}
        aria-label={translate('admin:analytics.period')}
        sx={{ '& .MuiToggleButton-root': { px: { xs: 1, sm: 2 } } }}
      >
        {PERIODS_DAYS.map((count) => (
          <ToggleButton key={count} value={String(count)}>
            {translate('admin:analytics.lastDays', { smart_count: count })}
          </ToggleButton>
        ))}
        <ToggleButton value={OWN}>{translate('admin:analytics.ownDays')}</ToggleButton>
      </ToggleButtonGroup>
      {!period.lastDays && <OwnDays period={period} choose={choose} />}
      <Typography variant="body2" color="textSecondary">
        {translate('admin:analytics.days', { from: day(period.from), to: day(period.to) })}
      </Typography>
    </Box>
  )
}
