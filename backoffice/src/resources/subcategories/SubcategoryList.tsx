import { Chip, Typography } from '@mui/material'
import { SelectInput, useTranslate } from 'react-admin'
import { CatalogueList } from '../../catalogue-editing/CatalogueList.tsx'
import { MissingChip } from '../../catalogue-editing/MissingChip.tsx'
import { RowLink } from '../../catalogue-editing/RowLink.tsx'
import { UsesText } from '../../catalogue-editing/UsesText.tsx'
import { CatalogueGate, useCatalogue } from '../../market/CatalogueGate.tsx'
import { Picture } from '../../market/Picture.tsx'
import { subcategoryPath } from '../../paths.ts'
import type { SubcategoryRecord } from '../../providers/catalogue-rows.ts'

const SIDE_PX = 40

function Subcategories() {
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
    <CatalogueList<SubcategoryRecord>
      table="subcategories"
      title="admin:titles.subcategories"
      filters={filters}
      sorts={['position', 'value', 'category']}
      hasOrder={(filter) => Boolean(filter.category)}
      isCounted
      row={(one, name, uses) => (
        <>
          <Picture name={one.icon_name} side={SIDE_PX} />
          <RowLink to={subcategoryPath(one.id)} name={name}>
            <Typography variant="body2" color="textSecondary">
              {category(one.category)}
            </Typography>
            <UsesText uses={uses} />
          </RowLink>
          {!one.is_active && <Chip size="small" label={translate('admin:catalogue.outOfUse')} />}
          <MissingChip words={[one.labels, one.singulars]} />
        </>
      )}
    />
  )
}

/** What can be listed within the categories. The order within one category can be changed. */
export function SubcategoryList() {
  return (
    <CatalogueGate>
      <Subcategories />
    </CatalogueGate>
  )
}
