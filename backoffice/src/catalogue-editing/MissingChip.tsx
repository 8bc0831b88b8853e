import type { Labels } from '@maveshi/shared/locale/languages'
import { Chip } from '@mui/material'
import { useTranslate } from 'react-admin'
import { countMissing } from './words.ts'

/** How many words a row lacks; nothing where it lacks none. */
export function MissingChip({ words }: { words: readonly (Labels | null | undefined)[] }) {
  const translate = useTranslate()
  const count = countMissing(words)
  if (!count) return null
  return <Chip size="small" color="warning" label={translate('admin:catalogue.missingCount', { smart_count: count })} />
}
