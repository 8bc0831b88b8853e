import { Box } from '@mui/material'
import { Failure, Waiting } from '../../layout/states.tsx'
import { useCatalogueRows } from '../../market/use-catalogue-rows.ts'
import { useDecisionNumbers } from '../../providers/decision-numbers.ts'
import { readingFailure } from '../../providers/failures.ts'
import { isFirstAwaited } from '../../providers/queries.ts'
import { useRights } from '../../providers/rights.ts'
import { useAreCountsAwaited } from '../../providers/waiting-counts.ts'
import { Deciders } from './Deciders.tsx'
import { Goals } from './Goals.tsx'
import { Newest } from './Newest.tsx'
import { QuickWays } from './QuickWays.tsx'
import { Today } from './Today.tsx'
import { Trends } from './Trends.tsx'
import { useDashboard } from './use-dashboard.ts'
import { WaitingThings } from './WaitingThings.tsx'

/** What waits for somebody, what happened today, and how the last days went. */
export function Dashboard() {
  const { data, error, refetch } = useDashboard()
  const decisions = useDecisionNumbers()
  const areCountsAwaited = useAreCountsAwaited()
  const { may } = useRights()
  // The newest listings need the words of the catalogue: both are on their way at once.
  useCatalogueRows()
  if (error) return <Failure sentence={readingFailure(error)} retry={() => void refetch()} />
  // Shown at once, so that nothing that comes in above moves what can be pressed.
  if (!data || isFirstAwaited(decisions) || areCountsAwaited) return <Waiting />
  const { waiting, days, week, newest, empty_searches } = data
  const today = days.at(-1)
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1440 }}>
      <WaitingThings waiting={waiting} />
      <QuickWays />
      {today && <Today today={today} emptySearches={empty_searches} />}
      {week && <Goals week={week} />}
      {may('decisions') && <Deciders {...decisions} />}
      <Trends days={days} />
      {newest && <Newest listings={newest} />}
    </Box>
  )
}
