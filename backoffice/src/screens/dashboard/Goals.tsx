import { GOALS, type Goal, goalShare, isAtMost } from '@maveshi/shared/goals'
import { formatNumber } from '@maveshi/shared/locale/format'
import { weekSpan } from '@maveshi/shared/locale/week'
import MetIcon from '@mui/icons-material/CheckCircleOutlined'
import { Box, Card, LinearProgress, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { hoursText } from '../../market/hours.ts'
import type { WeekWithGoals } from '../../providers/dashboard.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { KIND_WORDS } from './kind-words.ts'

const GOAL_WORDS: Readonly<Record<Goal, string>> = {
  listings: KIND_WORDS.listed,
  people: KIND_WORDS.people,
  contacts: KIND_WORDS.contacts,
  approval_hours: 'admin:dashboard.goals.approval',
}

const WHOLE_PERCENT = 100

function Met() {
  const translate = useTranslate()
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ display: 'inline-flex', gap: 0.5, alignSelf: 'center', color: 'success.main' }}
    >
      <MetIcon fontSize="small" aria-hidden />
      {translate('admin:dashboard.goals.met')}
    </Typography>
  )
}

interface GoalCardProps {
  readonly goal: Goal
  readonly number: number | null
  readonly wanted: number
}

/** How far one number is. */
function GoalCard({ goal, number, wanted }: GoalCardProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const isLess = isAtMost(goal)
  const text = (value: number) => (isLess ? hoursText(value, language) : formatNumber(value))
  const share = goalShare(goal, number, wanted)
  const [name, reached] = [translate(GOAL_WORDS[goal]), number === null ? '–' : text(number)]
  const target = translate(isLess ? 'admin:dashboard.goals.atMost' : 'admin:dashboard.goals.goal', {
    number: text(wanted),
  })
  return (
    <Card component="li" sx={{ listStyle: 'none', p: 2, display: 'grid', gap: 1, alignContent: 'space-between' }}>
      <Typography variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <Typography component="b" sx={{ fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.3 }}>
          {reached}
        </Typography>{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          {target}
        </Typography>{' '}
        {share === 1 && <Met />}
      </Box>
      <LinearProgress
        variant="determinate"
        color={share === 1 ? 'success' : 'primary'}
        value={share * WHOLE_PERCENT}
        aria-label={name}
        aria-valuetext={`${reached} (${target})`}
        sx={{ height: 8, borderRadius: 4 }}
      />
    </Card>
  )
}

/** What owners want of this week, and how far it is. Nothing where no goal is set. */
export function Goals({ week: { first_day, numbers, goals } }: { week: WeekWithGoals }) {
  const translate = useTranslate()
  const language = useLanguage()
  const heading = useId()
  const cards = GOALS.flatMap((goal) => {
    const wanted = goals[goal]
    return wanted ? [<GoalCard key={goal} goal={goal} number={numbers[goal]} wanted={wanted} />] : []
  })
  if (cards.length === 0) return null
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography id={heading} variant="h2">
        {translate('admin:dashboard.goals.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('admin:analytics.days', weekSpan(first_day, language))}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
        }}
      >
        {cards}
      </Box>
    </Box>
  )
}
