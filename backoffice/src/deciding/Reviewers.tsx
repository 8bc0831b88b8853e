import { joinList } from '@maveshi/shared/locale/list'
import EyeIcon from '@mui/icons-material/VisibilityOutlined'
import { Alert, Box, Chip } from '@mui/material'
import { createContext, type ReactNode, useContext } from 'react'
import { useTranslate } from 'react-admin'
import { useLanguage } from '../providers/i18n-provider.ts'
import { type OpenReview, reviewersOf, useOpenReviews } from '../providers/open-reviews.ts'

/** That colleagues have a listing before the eyes, as a sentence; none where nobody has. */
function useReviewerWords(reviews: readonly OpenReview[], id: string): string | undefined {
  const translate = useTranslate()
  const language = useLanguage()
  const reviewers = reviewersOf(reviews, id)
  if (!reviewers.length) return undefined
  const names = joinList(
    reviewers.map(({ name }) => name || translate('admin:review.colleague')),
    language,
  )
  return translate('admin:review.seenBy', { names, smart_count: reviewers.length })
}

const Reviews = createContext<readonly OpenReview[]>([])

/** Asks what colleagues have before the eyes, for all rows of a list. */
export function WithReviewers({ children }: { children: ReactNode }) {
  return <Reviews value={useOpenReviews()}>{children}</Reviews>
}

interface ReviewersProps {
  readonly id: string
  /** Whether there is room for a sign alone, whose words are said to whoever points at it and whoever hears it. */
  readonly isShort?: boolean
}

/** In a list: who has a listing of it before the eyes. */
export function Reviewers({ id, isShort = false }: ReviewersProps) {
  const words = useReviewerWords(useContext(Reviews), id)
  if (!words) return null
  const sign = <EyeIcon fontSize="small" role="img" aria-label={words} />
  return (
    <Box sx={isShort ? { marginInlineStart: 0.5 } : { mt: 0.5 }}>
      <Chip
        size="small"
        variant="outlined"
        color="info"
        {...(isShort ? { label: sign, title: words } : { label: words, icon: <EyeIcon /> })}
        sx={{
          ...{ fontSize: '0.8125rem', height: 'auto', minHeight: 24 },
          '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 },
        }}
      />
    </Box>
  )
}

interface OtherReviewersProps {
  readonly id: string
  /** What colleagues have before the eyes. */
  readonly reviews: readonly OpenReview[]
}

/**
 * On the page of a listing: who has it before the eyes besides. They come and go, so it stands where it moves no button of
 * a decision: below them, or above them where they stand at the lower edge.
 */
export function OtherReviewers({ id, reviews }: OtherReviewersProps) {
  const words = useReviewerWords(reviews, id)
  // What is announced has to have its place before, and takes no room there.
  return (
    <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
      {words && (
        <Alert role="none" severity="info" icon={<EyeIcon />} sx={{ my: 0.5, py: 0 }}>
          {words}
        </Alert>
      )}
    </Box>
  )
}
