import { Chip, Typography } from '@mui/material'
import { SelectInput, useTranslate } from 'react-admin'
import { CatalogueList } from '../../catalogue-editing/CatalogueList.tsx'
import { MissingChip } from '../../catalogue-editing/MissingChip.tsx'
import { RowLink } from '../../catalogue-editing/RowLink.tsx'
import { CatalogueGate, useCatalogue } from '../../market/CatalogueGate.tsx'
import { livestockTypePath } from '../../paths.ts'
import type { LivestockTypeRecord } from '../../providers/catalogue-rows.ts'

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
          <RowLink to={livestockTypePath(type.id)} name={name}>
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
