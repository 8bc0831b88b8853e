import { label } from '@maveshi/shared/locale/languages'
import { Chip, Typography } from '@mui/material'
import { SearchInput, SelectInput, useTranslate } from 'react-admin'
import type { LivestockTypeRecord } from '../../providers/catalogue-rows.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { CatalogueList } from '../catalogue/CatalogueList.tsx'
import { MissingChip } from '../catalogue/MissingChip.tsx'
import { missingFilter } from '../catalogue/missing-filter.tsx'
import { RowLink } from '../catalogue/RowLink.tsx'
import { CatalogueGate, useCatalogue } from '../listings/CatalogueGate.tsx'

function Types() {
  const translate = useTranslate()
  const language = useLanguage()
  const { choices, category } = useCatalogue()
  const name = (type: LivestockTypeRecord) => label(type.labels, language, type.value)
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('admin:catalogue.search')} variant="outlined" />,
    <SelectInput
      key="category"
      source="category"
      alwaysOn
      label="admin:listings.category"
      choices={[...choices]}
      translateChoice={false}
      emptyText="admin:listings.anyCategory"
    />,
    missingFilter,
  ]
  return (
    <CatalogueList<LivestockTypeRecord>
      table="livestock_types"
      title="admin:titles.livestockTypes"
      filters={filters}
      sorts={['position', 'value', 'category']}
      hasOrder={() => true}
      name={name}
      isCounted={false}
      row={(type) => (
        <>
          <RowLink to={`/livestock-types/${encodeURIComponent(type.id)}`} name={name(type)}>
            <Typography variant="body2" color="textSecondary">
              {category(type.category)}
            </Typography>
          </RowLink>
          {!type.is_active && <Chip size="small" label={translate('admin:catalogue.outOfUse')} />}
          <MissingChip words={[type.labels]} />
        </>
      )}
    />
  )
}

/** The animals that lists can be narrowed to. */
export function LivestockTypeList() {
  return (
    <CatalogueGate>
      <Types />
    </CatalogueGate>
  )
}
