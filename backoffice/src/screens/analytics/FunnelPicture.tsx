import { formatNumber } from '@maveshi/shared/locale/format'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { FunnelRow } from './funnel.ts'

/** A step that is hardly taken is still to be seen. */
const WIDTH_MIN_PX = 4

interface StepProps {
  readonly name: string
  readonly count: number
  /** Of the first step's, from 0 to 1. */
  readonly share: number
  readonly color: string
}

function Step({ name, count, share, color }: StepProps) {
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography component="span">{name}</Typography>
        <Typography
          component="span"
          sx={{ fontSize: '1.375rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums', lineHeight: 1.3 }}
        >
          {formatNumber(count)}
        </Typography>
      </Box>
      <Box aria-hidden sx={{ mt: 0.5, bgcolor: 'action.hover', borderRadius: 1, overflow: 'hidden' }}>
        <Box
          sx={{
            bgcolor: color,
            height: 28,
            borderRadius: 1,
            width: `${Math.min(share, 1) * 100}%`,
            minWidth: count ? WIDTH_MIN_PX : 0,
          }}
        />
      </Box>
    </Box>
  )
}

function Rate({ sentence, percent }: { sentence: string; percent: number | null }) {
  const translate = useTranslate()
  return (
    <Typography component="li" variant="body2" color="textSecondary" sx={{ listStyle: 'none', py: 1 }}>
      <Box component="span" aria-hidden sx={{ marginInlineEnd: 1 }}>
        ↓
      </Box>
      {percent === null
        ? translate('admin:analytics.noRate')
        : translate(sentence, { percent: `${formatNumber(percent)}%` })}
    </Typography>
  )
}

/** How views become contacts, and contacts sales: three bars under each other, drawn to one scale. */
export function FunnelPicture({ row }: { row: FunnelRow }) {
  const translate = useTranslate()
  const { views, contacts, sold, contact_percent, sold_percent } = row
  const most = Math.max(views, contacts, sold, 1)
  return (
    <Box component="ol" sx={{ m: 0, p: 0, maxWidth: 640 }}>
      <Step name={translate('admin:analytics.views')} count={views} share={views / most} color="text.secondary" />
      <Rate sentence="admin:analytics.contactRate" percent={contact_percent} />
      <Step
        name={translate('admin:analytics.contacts')}
        count={contacts}
        share={contacts / most}
        color="secondary.main"
      />
      <Rate sentence="admin:analytics.soldRate" percent={sold_percent} />
      <Step name={translate('admin:analytics.sold')} count={sold} share={sold / most} color="primary.main" />
    </Box>
  )
}
