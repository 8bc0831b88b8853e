import { CONSOLE_ROLES } from '@maveshi/shared/access/console-roles'
import { ROLES } from '@maveshi/shared/access/roles'
import { SearchInput, SelectInput, useTranslate } from 'react-admin'
import { CONSOLE_ROLE_WORDS } from '../../layout/console-role-words.ts'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import { ROLE_WORDS } from '../../market/role-words.ts'

/** What the list can be narrowed by. A hook, since the choices are in the reader's language. */
export function useUserFilters(isNarrow: boolean) {
  const translate = useTranslate()
  const { states } = useCatalogue()
  const roles = ROLES.map((id) => ({ id, name: translate(ROLE_WORDS[id]) }))
  const yesOrNo = (yes: string, no: string) => [
    { id: 'true', name: yes },
    { id: 'false', name: no },
  ]
  const selects = [
    { source: 'role', label: 'admin:users.role', choices: roles },
    { source: 'state', label: 'admin:users.state', choices: [...states] },
    {
      source: 'is_suspended',
      label: 'admin:users.suspension',
      choices: yesOrNo(translate('admin:users.suspended'), translate('admin:users.notSuspended')),
    },
    {
      source: 'is_admin',
      label: 'admin:users.rights',
      choices: yesOrNo(translate('admin:users.administrators'), translate('admin:users.noAdministrators')),
    },
    {
      source: 'console_role',
      label: 'admin:roles.title',
      choices: CONSOLE_ROLES.map((id) => ({ id, name: translate(CONSOLE_ROLE_WORDS[id]) })),
    },
    {
      source: 'wants_deletion',
      label: 'admin:users.deletion',
      choices: yesOrNo(translate('admin:users.askedForDeletion'), translate('admin:users.notAskedForDeletion')),
    },
  ]
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('admin:users.search')} variant="outlined" />,
    ...selects.map(({ source, label: words, choices }) => (
      <SelectInput
        key={source}
        source={source}
        label={words}
        alwaysOn={!isNarrow}
        choices={choices}
        translateChoice={false}
        emptyText="admin:users.any"
      />
    )),
  ]
}
