import { CATEGORY_KINDS } from '@maveshi/shared/catalogue/types'
import PetsIcon from '@mui/icons-material/PetsOutlined'
import { Box, Button } from '@mui/material'
import { BooleanInput, CreateBase, required, SelectInput, useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { DeleteRecord } from '../../catalogue-editing/DeleteRecord.tsx'
import { EditRow } from '../../catalogue-editing/EditRow.tsx'
import { FORM_WIDTH_PX, FormFrame } from '../../catalogue-editing/FormFrame.tsx'
import { useRefusalNotice } from '../../catalogue-editing/saving.ts'
import { WordsInput } from '../../catalogue-editing/WordsInput.tsx'
import { cleanWords, NAMES, type WordKind } from '../../catalogue-editing/words.ts'
import { Timeline } from '../../history/Timeline.tsx'
import { BackLink } from '../../layout/BackLink.tsx'
import { Panel } from '../../layout/Panel.tsx'
import { useNarrow } from '../../layout/use-narrow.ts'
import { CatalogueGate } from '../../market/CatalogueGate.tsx'
import { PictureInput } from '../../market/PictureInput.tsx'
import { CATEGORY_KIND_WORDS } from '../../market/question-words.ts'
import { PATHS, subcategoriesPath } from '../../paths.ts'
import { auditedThing } from '../../providers/audit.ts'
import type { CategoryRecord } from '../../providers/catalogue-rows.ts'
import { CategoryPreview, CategoryQuestions } from './CategoryQuestions.tsx'
import { categoryValue } from './identifiers.ts'
import { useMenus } from './menus.ts'

const WORDS: readonly WordKind[] = [
  NAMES,
  { source: 'singulars', title: 'admin:categories.singular', characters: 80 },
  { source: 'descriptions', title: 'admin:categories.description', characters: 300, isLong: true },
]

const KINDS = CATEGORY_KINDS.map((id) => ({ id, name: CATEGORY_KIND_WORDS[id] }))

function Facts({ isMenu = false }: { isMenu?: boolean }) {
  const menus = useMenus()
  return (
    <Panel title="admin:catalogue.facts">
      {!isMenu && (
        <SelectInput
          source="parent_menu"
          label="admin:categories.parentMenu"
          choices={[...menus]}
          translateChoice={false}
          validate={required()}
        />
      )}
      {!isMenu && <SelectInput source="kind" label="admin:categories.kind" choices={KINDS} validate={required()} />}
      <BooleanInput source="show_in_header" label="admin:categories.showInHeader" helperText={false} />
      {!isMenu && (
        <BooleanInput
          source="is_creatable"
          label="admin:categories.creatable"
          helperText="admin:categories.creatableHint"
        />
      )}
    </Panel>
  )
}

function withCleanWords({ labels, singulars, descriptions, ...row }: CategoryRecord) {
  return {
    ...row,
    labels: cleanWords(labels),
    singulars: cleanWords(singulars),
    descriptions: cleanWords(descriptions),
  }
}

/** Leads to what there is within the category. */
function ToSubcategories({ category }: { category: string }) {
  const translate = useTranslate()
  return (
    <Button component={Link} to={subcategoriesPath(category)} startIcon={<PetsIcon />} sx={{ justifySelf: 'start' }}>
      {translate('admin:titles.subcategories')}
    </Button>
  )
}

function EditedCategory() {
  const category = useRecordContext<CategoryRecord>()
  const isNarrow = useNarrow()
  const isMenu = !category?.parent_menu
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxWidth: FORM_WIDTH_PX }}>
      {category && !isMenu && <CategoryQuestions category={category} />}
      {category && !isMenu && <ToSubcategories category={category.value} />}
      <FormFrame tools={<DeleteRecord back={PATHS.categories} />}>
        <Facts isMenu={isMenu} />
        <WordsInput title="admin:catalogue.words" kinds={WORDS} />
        {!isMenu && <PictureInput />}
      </FormFrame>
      {category && !isMenu && isNarrow && <CategoryPreview category={category} />}
      {category && (
        <Panel title="admin:listing.history">
          <Timeline thing={auditedThing('categories', category.value)} />
        </Panel>
      )}
    </Box>
  )
}

/** A category: its questions as sellers see them, its words and its picture. */
export function CategoryEdit() {
  return (
    <CatalogueGate>
      <BackLink to={PATHS.categories} words="admin:categories.all" />
      <EditRow<CategoryRecord> transform={withCleanWords}>
        <EditedCategory />
      </EditRow>
    </CatalogueGate>
  )
}

/** The name in English is what the category is known by in addresses. */
const begin = (row: CategoryRecord) => {
  const cleaned = withCleanWords(row)
  return { ...cleaned, value: categoryValue(cleaned.labels.en ?? '') }
}

/** A new category, whose questions come next. */
export function CategoryCreate() {
  const refuse = useRefusalNotice()
  return (
    <CatalogueGate>
      <BackLink to={PATHS.categories} words="admin:categories.all" />
      <CreateBase redirect="edit" transform={begin} mutationOptions={{ onError: refuse }}>
        <FormFrame defaultValues={{ show_in_header: true, is_creatable: true, singulars: {}, descriptions: {} }}>
          <Facts />
          <WordsInput title="admin:catalogue.words" kinds={WORDS} />
          <PictureInput />
        </FormFrame>
      </CreateBase>
    </CatalogueGate>
  )
}
