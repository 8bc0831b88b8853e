import { LISTING_STATUSES } from '@maveshi/shared/listing/status'
import { SearchInput, SelectInput, useTranslate } from 'react-admin'
import { useCatalogue } from './CatalogueGate.tsx'
import { STATUS_WORDS } from './status.ts'

/** What the list can be narrowed by. A hook, since the choices are in the reader's language. */
export function useListingFilters() {
  const translate = useTranslate()
  const { choices } = useCatalogue()
  const statuses = LISTING_STATUSES.map((id) => ({ id, name: translate(STATUS_WORDS[id].words) }))
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('admin:listings.search')} variant="outlined" />,
    <SelectInput
      key="status"
      source="status"
      alwaysOn
      label="admin:listings.status"
      choices={statuses}
      translateChoice={false}
      emptyText="admin:listings.anyStatus"
    />,
    <SelectInput
      key="category"
      source="category"
      alwaysOn
      label="admin:listings.category"
      choices={[...choices]}
      translateChoice={false}
      emptyText="admin:listings.anyCategory"
    />,
  ]
}
