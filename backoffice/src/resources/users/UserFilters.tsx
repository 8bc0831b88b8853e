import { ROLES } from '@maveshi/shared/access/roles'
import { label } from '@maveshi/shared/locale/languages'
import { SearchInput, SelectInput, useGetList, useTranslate } from 'react-admin'
import { columnNames } from '../../providers/column-names.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { CATALOGUE_STALE_MS, quietQuery } from '../../providers/queries.ts'
import type { PlaceRow } from '../listings/catalogue.ts'
import { ROLE_WORDS } from './user-words.ts'

/** States and union territories, and what the API gives at once. */
const ROWS_MAX = 1000

function useStates() {
  const language = useLanguage()
  const { data } = useGetList<PlaceRow>(
    'places',
    {
      pagination: { page: 1, perPage: ROWS_MAX },
      sort: { field: 'id', order: 'ASC' },
      filter: { 'parent_id@is': 'null' },
      meta: { columns: columnNames('places', 'id', 'names') },
    },
    { ...quietQuery, staleTime: CATALOGUE_STALE_MS },
  )
  const states = (data ?? []).map(({ id, names }) => ({ id, name: label(names, language, id) }))
  return states.sort((a, b) => a.name.localeCompare(b.name, language))
}

/** What the list can be narrowed by. A hook, since the choices are in the reader's language. */
export function useUserFilters(isNarrow: boolean) {
  const translate = useTranslate()
  const states = useStates()
  const roles = ROLES.map((id) => ({ id, name: translate(ROLE_WORDS[id]) }))
  const yesOrNo = (yes: string, no: string) => [
    { id: 'true', name: yes },
    { id: 'false', name: no },
  ]
  const selects = [
    { source: 'role', label: 'admin:users.role', choices: roles },
    { source: 'state', label: 'admin:users.state', choices: states },
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
