import { joinList } from '@maveshi/shared/locale/list'
import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Uses } from '../providers/catalogue-rows.ts'
import { useLanguage } from '../providers/i18n-provider.ts'

/** Keeps the line free until it is known, so that nothing moves away under a hand that drags. */
const FREE_LINE = '\u00a0'

interface UsesTextProps {
  readonly uses: Uses | undefined
  /** What the other rows are that use it, by key. */
  readonly others?: string
}

/** How often a row is used, in a few words. */
export function UsesText({ uses, others = 'admin:catalogue.byQuestions' }: UsesTextProps) {
  const translate = useTranslate()
  const language = useLanguage()
  if (!uses) return <Typography variant="body2">{FREE_LINE}</Typography>
  const listings = translate('admin:catalogue.byListings', { smart_count: Number(uses.by_listings) })
  const rows = Number(uses.by_catalogue)
  return (
    <Typography variant="body2" color="textSecondary">
      {rows ? joinList([listings, translate(others, { smart_count: rows })], language) : listings}
    </Typography>
  )
}
