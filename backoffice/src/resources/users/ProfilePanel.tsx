import { formatDate } from '@maveshi/shared/locale/format'
import { Alert, Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useConsoleRoles } from '../../layout/console-role-words.ts'
import { type Fact, FactTable } from '../../layout/FactTable.tsx'
import { Panel } from '../../layout/Panel.tsx'
import { EmailAddress } from '../../market/EmailAddress.tsx'
import { languageWords } from '../../market/language-words.ts'
import { PhoneNumber } from '../../market/PhoneNumber.tsx'
import { PersonName } from '../../market/person-name.tsx'
import { ReviewedPicture } from '../../market/ReviewedPicture.tsx'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { Person } from '../../providers/people.ts'
import { StandingChips } from './StandingChips.tsx'
import { useUserWords } from './user-words.ts'

const numberOf = (phone: string | null) => phone && <PhoneNumber phone={phone} />

function useFacts(person: Person): Fact[] {
  const translate = useTranslate()
  const language = useLanguage()
  const rolesOf = useConsoleRoles()
  const { role, place, joined } = useUserWords()(person)
  const day = (date: Date | null | undefined) => date && formatDate(date, language)
  const facts = [
    {
      key: 'email',
      name: translate('admin:account.email'),
      value: person.email && <EmailAddress email={person.email} />,
    },
    { key: 'phone', name: translate('admin:users.phone'), value: numberOf(person.phone) },
    { key: 'whatsapp', name: translate('admin:users.whatsapp'), value: numberOf(person.whatsapp) },
    { key: 'role', name: translate('admin:users.role'), value: role },
    { key: 'roles', name: translate('admin:roles.title'), value: rolesOf(person.console_roles) },
    { key: 'place', name: translate('admin:users.place'), value: place },
    { key: 'language', name: translate('admin:header.language'), value: translate(languageWords(person.language)) },
    { key: 'joined', name: translate('admin:users.joined'), value: joined },
    { key: 'seen', name: translate('admin:users.lastSignIn'), value: day(person.last_sign_in_at) },
    {
      key: 'registration',
      name: translate('admin:users.registrationCheckedOn'),
      value: day(person.registration_verified_at),
    },
    { key: 'id', name: translate('admin:account.id'), value: <bdi dir="ltr">{person.id}</bdi> },
  ]
  return facts.filter(({ value }) => value)
}

/** Why somebody is suspended. */
function Suspension({ person }: { person: Person }) {
  const translate = useTranslate()
  const language = useLanguage()
  if (!person.suspended_at) return null
  return (
    <Alert severity="error" variant="outlined" sx={{ mt: 1 }}>
      {translate('admin:users.suspendedSince', { date: formatDate(person.suspended_at, language) })}
      <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {person.suspension_reason}
      </Typography>
    </Alert>
  )
}

/** The wish to be forgotten, and why. */
function DeletionRequest({ person }: { person: Person }) {
  const translate = useTranslate()
  const language = useLanguage()
  if (!person.deletion_requested_at) return null
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
      {translate('admin:users.deletionRequested', { date: formatDate(person.deletion_requested_at, language) })}
      <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {person.deletion_reason || translate('admin:users.noReason')}
      </Typography>
    </Alert>
  )
}

/** Who somebody is. */
export function ProfilePanel({ person }: { person: Person }) {
  const translate = useTranslate()
  return (
    <Panel heading={<PersonName person={person} />}>
      <ReviewedPicture person={person} />
      <StandingChips person={person} />
      <Suspension person={person} />
      <DeletionRequest person={person} />
      <Box sx={{ mt: 1 }}>
        <FactTable facts={useFacts(person)} label={translate('admin:users.profile')} />
      </Box>
    </Panel>
  )
}
