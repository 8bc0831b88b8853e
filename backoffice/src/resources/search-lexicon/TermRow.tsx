import { languageFacts } from '@maveshi/shared/locale/languages'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import { Box, IconButton, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { INLINE_LINES, SMALL_BUTTONS, useCompactRows } from '../../layout/row-settings.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { LexiconTerm } from '../../providers/lexicon.ts'
import { scriptName } from './scripts.ts'

interface TermRowProps {
  readonly row: LexiconTerm
  readonly leadsTo: string
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** A word, what it leads to, and whose word it is. */
export function TermRow({ row: { term, language, script }, leadsTo, onEdit, onDelete }: TermRowProps) {
  const translate = useTranslate()
  const reader = useLanguage()
  const { name, code } = languageFacts(language)
  const { isCompact } = useCompactRows()
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        py: isCompact ? 0 : 0.75,
        borderTop: 1,
        borderColor: 'divider',
        ...(isCompact ? { ...INLINE_LINES, ...SMALL_BUTTONS } : {}),
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <bdi lang={code}>{term}</bdi>
        </Typography>
        <Typography variant="body2">{leadsTo}</Typography>
        <Typography variant="body2" color="textSecondary">
          {name} · {scriptName(script, reader)}
        </Typography>
      </Box>
      <IconButton onClick={onEdit} aria-label={translate('admin:lexicon.edit', { term })}>
        <EditIcon />
      </IconButton>
      <IconButton color="error" onClick={onDelete} aria-label={translate('admin:lexicon.delete', { term })}>
        <DeleteIcon />
      </IconButton>
    </Box>
  )
}
