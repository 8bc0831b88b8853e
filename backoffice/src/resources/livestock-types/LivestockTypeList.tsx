import { Chip, Typography } from '@mui/material'
import { SelectInput, useTranslate } from 'react-admin'
import type { LivestockTypeRecord } from '../../providers/catalogue-rows.ts'
import { CatalogueList } from '../catalogue/CatalogueList.tsx'
import { MissingChip } from '../catalogue/MissingChip.tsx'
import { RowLink } from '../catalogue/RowLink.tsx'
import { CatalogueGate, useCatalogue } from '../listings/CatalogueGate.tsx'

function Types() {
  const translate = useTranslate()
  const { choices, category } = useCatalogue()
  const filters = [
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
  return (
    <CatalogueList<LivestockTypeRecord>
      table="livestock_types"
      title="admin:titles.livestockTypes"
      filters={filters}
      sorts={['position', 'value', 'category']}
      hasOrder={() => true}
      isCounted={false}
      row={(type, name) => (
        <>
          <RowLink to={`/livestock-types/${encodeURIComponent(type.id)}`} name={name}>
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
