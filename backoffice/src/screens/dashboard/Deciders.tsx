import { formatNumber } from '@maveshi/shared/locale/format'
import { Card, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { NumbersGrid } from '../../charts/NumbersGrid.tsx'
import { Failure, Waiting } from '../../layout/states.tsx'
import { PersonName } from '../../market/person-name.tsx'
import type { DecisionNumbers, useDecisionNumbers } from '../../providers/decision-numbers.ts'
import { readingFailure } from '../../providers/failures.ts'

const COLUMNS = [
  'admin:dashboard.deciders.who',
  'admin:dashboard.deciders.today',
  'admin:dashboard.deciders.week',
  'admin:dashboard.deciders.undone',
  'admin:dashboard.deciders.seconds',
] as const

function Name({ of: { administrator, is_own } }: { of: DecisionNumbers }) {
  const translate = useTranslate()
  if (is_own) return translate('admin:dashboard.deciders.you')
  return <PersonName person={administrator} />
}

function Numbers({ people }: { people: readonly DecisionNumbers[] }) {
  const translate = useTranslate()
  const rows = people.map((person) => ({
    key: person.administrator.id,
    name: <Name of={person} />,
    cells: [
      ...[person.today, person.decided, person.undone].map(formatNumber),
      person.median_seconds === null ? '–' : formatNumber(person.median_seconds),
    ],
  }))
  const headings = COLUMNS.map((column) => translate(column))
  return <NumbersGrid title={translate('admin:dashboard.deciders.title')} headings={headings} rows={rows} />
}

/** What each administrator decided today and in the last days: one's own numbers first. */
export function Deciders({ data, isError, error, refetch }: ReturnType<typeof useDecisionNumbers>) {
  const translate = useTranslate()
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="h2" sx={{ mb: 1 }}>
        {translate('admin:dashboard.deciders.title')}
      </Typography>
      <Card sx={{ p: { xs: 1, sm: 2 } }}>
        {isError && <Failure sentence={readingFailure(error)} retry={() => void refetch()} />}
        {!isError && !data && <Waiting />}
        {data && <Numbers people={data} />}
        {data && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {translate('admin:dashboard.deciders.hint')}
          </Typography>
        )}
      </Card>
    </section>
  )
}
