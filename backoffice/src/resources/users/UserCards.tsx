import { formatMobileNumber } from '@maveshi/shared/locale/format'
import { Box, Card, Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Waiting } from '../../layout/states.tsx'
import { PersonName } from '../../market/person-name.tsx'
import { userPath } from '../../paths.ts'
import type { Person } from '../../providers/people.ts'
import { NoUsers } from './NoUsers.tsx'
import { StandingChips } from './StandingChips.tsx'
import { useUserWords } from './user-words.ts'

function UserCard({ person }: { person: Person }) {
  const translate = useTranslate()
  const { role, place, joined } = useUserWords()(person)
  const lines = [
    person.email,
    person.phone && formatMobileNumber(person.phone),
    [role, place].filter(Boolean).join(' · '),
    `${translate('admin:users.joined')}: ${joined}`,
    translate('admin:users.listingCount', { smart_count: person.listings }),
  ]
  return (
    <Card sx={{ p: 1.5 }}>
      <Typography
        component={Link}
        to={userPath(person.id)}
        sx={{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere', display: 'inline-block', py: 1 }}
      >
        <PersonName person={person} />
      </Typography>
      {lines.filter(Boolean).map((line) => (
        <Typography key={line} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{line}</bdi>
        </Typography>
      ))}
      <Box sx={{ mt: 1 }}>
        <StandingChips person={person} />
      </Box>
    </Card>
  )
}

/** People as cards, for a narrow screen. */
export function UserCards() {
  const { data, isPending } = useListContext<Person>()
  if (isPending) return <Waiting />
  if (!data?.length) return <NoUsers />
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' }}>
      {data.map((person) => (
        <UserCard key={person.id} person={person} />
      ))}
    </Box>
  )
}
