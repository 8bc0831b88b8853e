import { dayInIndia, type MovementNotice, noticeState } from '@maveshi/shared/listing/movement-notice'
import { formatDate } from '@maveshi/shared/locale/format'
import { label } from '@maveshi/shared/locale/languages'
import { noonOf } from '@maveshi/shared/locale/time'
import { Box, Button, Card, Chip, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { NOTICE_STATES, namesOf } from './notice-words.ts'
import type { NoticeChoices } from './use-notice-choices.ts'

interface NoticeCardProps {
  readonly notice: MovementNotice
  readonly choices: NoticeChoices
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** A notice in the list: where it stands, what it says, and about what. */
export function NoticeCard({ notice, choices, onEdit, onDelete }: NoticeCardProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const state = noticeState(notice, dayInIndia(new Date()))
  const text = label(notice.texts, language)
  return (
    <Card component="li" sx={{ p: 1.5, display: 'grid', gap: 0.5, listStyle: 'none' }}>
      <Box>
        <Chip
          size="small"
          color={state === 'inForce' ? 'warning' : 'default'}
          label={translate(NOTICE_STATES[state])}
        />
      </Box>
      <Typography dir="auto" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {text}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {namesOf(notice.categories, choices.categories, translate('admin:settings.everyAnimal'))}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {namesOf(notice.place_ids, choices.places, translate('admin:settings.everywhere'))}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {formatDate(noonOf(notice.starts_on), language)} – {formatDate(noonOf(notice.ends_on), language)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={onEdit}>
          {translate('ra.action.edit')}
        </Button>
        <Button color="error" onClick={onDelete}>
          {translate('ra.action.delete')}
        </Button>
      </Box>
    </Card>
  )
}
