import { AutocompleteInput, DateInput, ReferenceInput, SearchInput, SelectInput, useTranslate } from 'react-admin'
import { ACT_WORDS, TABLE_WORDS } from '../../history/entry-words.ts'
import { useNames } from '../../market/person-name.tsx'
import { ACTS, AUDITED_TABLES } from '../../providers/audit.ts'

/** People by name, e-mail or number. */
const peopleByWords = (text: string) => (text.trim() ? { q: text.trim() } : {})

/** What the list can be narrowed by. A hook, since the choices are in the reader's language. */
export function useAuditFilters(isNarrow: boolean) {
  const translate = useTranslate()
  const nameOf = useNames()
  const selects = [
    {
      source: 'table_name',
      label: 'admin:history.kind',
      choices: AUDITED_TABLES.map((id) => ({ id, name: translate(TABLE_WORDS[id]) })),
    },
    {
      source: 'act',
      label: 'admin:history.act',
      choices: ACTS.map((id) => ({ id, name: translate(ACT_WORDS[id], { smart_count: 1 }) })),
    },
  ]
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('admin:history.search')} variant="outlined" />,
    <ReferenceInput
      key="actor_id"
      source="actor_id"
      reference="public_profiles"
      label="admin:history.who"
      sort={{ field: 'name', order: 'ASC' }}
      alwaysOn={!isNarrow}
    >
      <AutocompleteInput
        size="small"
        label="admin:history.who"
        filterToQuery={peopleByWords}
        TextFieldProps={{ placeholder: translate('admin:users.any') }}
        noOptionsText="admin:settings.noChoice"
        optionText={nameOf}
      />
    </ReferenceInput>,
    ...selects.map(({ source, label, choices }) => (
      <SelectInput
        key={source}
        source={source}
        label={label}
        alwaysOn={!isNarrow}
        choices={choices}
        translateChoice={false}
        emptyText="admin:history.any"
      />
    )),
    <DateInput key="from" source="from" label="admin:analytics.fromDay" alwaysOn={!isNarrow} />,
    <DateInput key="to" source="to" label="admin:analytics.toDay" alwaysOn={!isNarrow} />,
  ]
}
