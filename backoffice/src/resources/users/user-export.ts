import { label } from '@maveshi/shared/locale/languages'
import { type Exporter, useTranslate } from 'react-admin'
import { type Column, downloadCsv, tableCsv } from '../../export/csv.ts'
import { useConsoleRoles } from '../../layout/console-role-words.ts'
import { ROLE_WORDS } from '../../market/role-words.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { Person } from '../../providers/people.ts'

/** Writes people as CSV, its headings in the reader's language and its times as ISO 8601. */
export function useUserExporter(): Exporter<Person> {
  const translate = useTranslate()
  const language = useLanguage()
  const rolesOf = useConsoleRoles()
  const columns: readonly Column<Person>[] = [
    ['admin:account.id', ({ id }) => id],
    ['admin:users.name', ({ name }) => name],
    ['admin:account.email', ({ email }) => email],
    ['admin:users.phone', ({ phone }) => phone],
    ['admin:users.role', ({ role }) => translate(ROLE_WORDS[role])],
    ['admin:users.place', ({ place }) => place && label(place.names, language, place.id)],
    ['admin:users.joined', ({ created_at }) => created_at.toISOString()],
    ['admin:users.suspendedOn', ({ suspended_at }) => suspended_at?.toISOString()],
    ['admin:users.reason', ({ suspension_reason }) => suspension_reason],
    ['admin:users.administrator', ({ is_admin }) => translate(is_admin ? 'ra.boolean.true' : 'ra.boolean.false')],
    ['admin:roles.title', ({ console_roles }) => rolesOf(console_roles)],
    ['admin:users.listings', ({ listings }) => listings],
    ['admin:users.openReports', ({ open_reports }) => open_reports],
    ['admin:users.deletionRequestedOn', ({ deletion_requested_at }) => deletion_requested_at?.toISOString()],
  ]
  return (people) => downloadCsv('users', tableCsv(columns, people, translate))
}
