import { formatAge, formatNumber } from '@maveshi/shared/locale/format'
import { Box, Card, CardActionArea, Typography } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { ElementType, ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useLanguage } from '../../providers/i18n-provider.ts'

interface WaitingCardProps {
  readonly icon: ElementType
  readonly count: number
  /** What the number counts. */
  readonly words: string
  /** Where all of them are shown. */
  readonly to: string
  readonly oldest?: Date | null
  /** Whether somebody waits longer than they should. */
  readonly isLate?: boolean
  readonly children?: ReactNode
}

type State = Pick<WaitingCardProps, 'count' | 'isLate'>

function edge({ count, isLate }: State, { palette }: Theme): string {
  if (isLate) return palette.error.main
  return count ? palette.secondary.main : palette.divider
}

/** How many of one thing wait, since when, and the way to them. */
export function WaitingCard({ icon: Icon, words, to, oldest = null, children, ...state }: WaitingCardProps) {
  const translate = useTranslate()
  const language = useLanguage()
  return (
    <Card component="li" sx={{ listStyle: 'none', borderInlineStart: (theme) => `6px solid ${edge(state, theme)}` }}>
      <CardActionArea component={Link} to={to} sx={{ p: 2 }}>
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <Typography component="span" sx={{ fontSize: '2.25rem', fontWeight: 700, lineHeight: 1.2 }}>
            {formatNumber(state.count)}
          </Typography>
          <Icon aria-hidden sx={{ color: 'text.secondary' }} />
        </Box>{' '}
        <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {words}
        </Typography>
        {oldest && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {translate('admin:dashboard.oldest', { when: formatAge(oldest, new Date(), language) })}
          </Typography>
        )}
      </CardActionArea>
      {children}
    </Card>
  )
}
