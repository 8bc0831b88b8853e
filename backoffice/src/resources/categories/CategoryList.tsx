import { Chip, Typography } from '@mui/material'
import { NullableBooleanInput, SelectInput, useTranslate } from 'react-admin'
import { CatalogueList } from '../../catalogue-editing/CatalogueList.tsx'
import { MissingChip } from '../../catalogue-editing/MissingChip.tsx'
import { RowLink } from '../../catalogue-editing/RowLink.tsx'
import { UsesText } from '../../catalogue-editing/UsesText.tsx'
import { CatalogueGate, useCatalogue } from '../../market/CatalogueGate.tsx'
import { Picture } from '../../market/Picture.tsx'
import { categoryPath } from '../../paths.ts'
import type { CategoryRecord } from '../../providers/catalogue-rows.ts'
import { useMenus } from './menus.ts'

const PICTURE_PX = 40

/** Where it hangs, and whether anything can be listed in it. */
function Place({ category }: { category: CategoryRecord }) {
  const translate = useTranslate()
  const catalogue = useCatalogue()
  const { parent_menu: menu } = category
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {menu ? catalogue.category(menu) : translate('admin:categories.menu')}
      </Typography>
      {menu && !category.is_creatable && <Chip size="small" label={translate('admin:categories.notCreatable')} />}
    </>
  )
}

function Categories() {
  const menus = useMenus()
  const filters = [
    <SelectInput
      key="parent_menu"
      source="parent_menu"
      alwaysOn
      label="admin:categories.parentMenu"
      choices={[...menus]}
      translateChoice={false}
      emptyText="admin:categories.anyMenu"
    />,
    <NullableBooleanInput key="is_creatable" source="is_creatable" alwaysOn label="admin:categories.creatable" />,
  ]
  return (
    <CatalogueList<CategoryRecord>
      table="categories"
      title="admin:titles.categories"
      filters={filters}
      sorts={['position', 'value']}
      hasOrder={() => true}
      isCounted
      row={(category, name, uses) => (
        <>
          {category.parent_menu && <Picture name={category.icon_name} side={PICTURE_PX} />}
          <RowLink to={categoryPath(category.id)} name={name}>
            <Place category={category} />
            <UsesText uses={uses} others="admin:catalogue.belowIt" />
          </RowLink>
          <MissingChip words={[category.labels, category.singulars, category.descriptions]} />
        </>
      )}
    />
  )
}

/** The categories in the order of the menus. */
export function CategoryList() {
  return (
    <CatalogueGate>
      <Categories />
    </CatalogueGate>
  )
}
