import { SHOWN_STATUSES } from '@maveshi/shared/listing/standing'
import { AutocompleteInput, DateInput, ReferenceInput, SearchInput, SelectInput, useTranslate } from 'react-admin'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import { STATUS_WORDS } from '../../market/listing-statuses.ts'
import { useNames } from '../../market/person-name.tsx'

interface Choice {
  readonly id: string
  readonly name: string
}

function choose(source: string, label: string, emptyText: string, choices: readonly Choice[], alwaysOn: boolean) {
  return (
    <SelectInput
      key={source}
      source={source}
      alwaysOn={alwaysOn}
      label={label}
      choices={[...choices]}
      translateChoice={false}
      emptyText={emptyText}
    />
  )
}

/** People by name, e-mail or number. */
const sellersByWords = (text: string) => (text.trim() ? { q: text.trim() } : {})

/** What the list can be narrowed by. A hook, since the choices are in the reader's language. */
export function useListingFilters() {
  const translate = useTranslate()
  const { choices, states } = useCatalogue()
  const statuses = SHOWN_STATUSES.map((id) => ({ id, name: translate(STATUS_WORDS[id].words) }))
  const nameOf = useNames()
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('admin:listings.search')} variant="outlined" />,
    choose('status', 'admin:listings.status', 'admin:listings.anyStatus', statuses, true),
    choose('category', 'admin:listings.category', 'admin:listings.anyCategory', choices, true),
    choose('state', 'admin:review.state', 'admin:review.anyState', states, false),
    <ReferenceInput
      key="seller_id"
      source="seller_id"
      reference="public_profiles"
      label="admin:listings.seller"
      sort={{ field: 'name', order: 'ASC' }}
    >
      <AutocompleteInput
        label="admin:listings.seller"
        size="small"
        filterToQuery={sellersByWords}
        TextFieldProps={{ placeholder: translate('admin:users.any') }}
        noOptionsText="admin:settings.noChoice"
        optionText={nameOf}
      />
    </ReferenceInput>,
    <DateInput key="from" source="from" label="admin:review.from" />,
    <DateInput key="to" source="to" label="admin:review.to" />,
  ]
}
