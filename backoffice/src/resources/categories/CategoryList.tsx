import { label } from '@maveshi/shared/locale/languages'
import { Chip, Typography } from '@mui/material'
import { NullableBooleanInput, SearchInput, SelectInput, useTranslate } from 'react-admin'
import type { CategoryRecord } from '../../providers/catalogue-rows.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { CatalogueList } from '../catalogue/CatalogueList.tsx'
import { MissingChip } from '../catalogue/MissingChip.tsx'
import { missingFilter } from '../catalogue/missing-filter.tsx'
import { RowLink } from '../catalogue/RowLink.tsx'
import { UsesText } from '../catalogue/UsesText.tsx'
import { CatalogueGate, useCatalogue } from '../listings/CatalogueGate.tsx'
import { useMenus } from './menus.ts'
import { Picture } from './Picture.tsx'
import { categoryPath } from './paths.ts'

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
  const translate = useTranslate()
  const language = useLanguage()
  const menus = useMenus()
  const name = (category: CategoryRecord) => label(category.labels, language, category.value)
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('admin:catalogue.search')} variant="outlined" />,
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
    missingFilter,
  ]
  return (
    <CatalogueList<CategoryRecord>
      table="categories"
      title="admin:titles.categories"
      filters={filters}
      sorts={['position', 'value']}
      hasOrder={() => true}
      name={name}
      isCounted
      row={(category, uses) => (
        <>
          {category.parent_menu && <Picture name={category.icon_name} side={PICTURE_PX} />}
          <RowLink to={categoryPath(category.id)} name={name(category)}>
            <Place category={category} />
            <UsesText uses={uses} />
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
