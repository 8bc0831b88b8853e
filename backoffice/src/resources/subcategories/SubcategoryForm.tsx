import { label } from '@maveshi/shared/locale/languages'
import { BooleanInput, CreateBase, FormDataConsumer, required, SelectArrayInput, SelectInput } from 'react-admin'
import { DeleteRecord } from '../../catalogue-editing/DeleteRecord.tsx'
import { EditRow } from '../../catalogue-editing/EditRow.tsx'
import { FormFrame } from '../../catalogue-editing/FormFrame.tsx'
import { useRefusalNotice } from '../../catalogue-editing/saving.ts'
import { WordsInput } from '../../catalogue-editing/WordsInput.tsx'
import { cleanWords, NAMES, type WordKind } from '../../catalogue-editing/words.ts'
import { BackLink } from '../../layout/BackLink.tsx'
import { Panel } from '../../layout/Panel.tsx'
import { CatalogueGate, useCatalogue } from '../../market/CatalogueGate.tsx'
import { PictureInput } from '../../market/PictureInput.tsx'
import { useFieldRows } from '../../market/use-catalogue-rows.ts'
import { PATHS } from '../../paths.ts'
import type { SubcategoryRecord } from '../../providers/catalogue-rows.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'

const WORDS: readonly WordKind[] = [
  NAMES,
  { source: 'singulars', title: 'admin:subcategories.singular', characters: 80 },
]

/** The questions of the category that make no sense of it. */
function HiddenQuestions({ category }: { category: string | undefined }) {
  const language = useLanguage()
  const { data = [] } = useFieldRows()
  const asked = data.filter((row) => row.category === category)
  return (
    <SelectArrayInput
      source="hides"
      label="admin:subcategories.hides"
      choices={asked.map(({ field, labels }) => ({ id: field, name: label(labels, language, field) }))}
      translateChoice={false}
      size="medium"
    />
  )
}

/** Which category it is of, which stays once listings may be it, and whether it can be chosen. */
function Facts({ isNew }: { isNew: boolean }) {
  const { choices } = useCatalogue()
  return (
    <Panel title="admin:catalogue.facts">
      <SelectInput
        source="category"
        label="admin:listings.category"
        choices={[...choices]}
        translateChoice={false}
        validate={required()}
        readOnly={!isNew}
      />
      <FormDataConsumer<{ category?: string }>>
        {({ formData }) => <HiddenQuestions category={formData.category} />}
      </FormDataConsumer>
      <BooleanInput source="is_active" label="admin:catalogue.offered" helperText="admin:options.offeredHint" />
    </Panel>
  )
}

function withCleanWords({ id: _, labels, singulars, hides, ...row }: SubcategoryRecord) {
  return { ...row, hides: hides ?? [], labels: cleanWords(labels), singulars: cleanWords(singulars) }
}

/** What it is known by: its English name without what stands in brackets, "Oil cake (expeller)" → "oil-cake". */
const begin = (row: SubcategoryRecord) => {
  const { category, labels, singulars, hides, icon_name, is_active } = withCleanWords(row)
  const name = labels.en?.replace(/\(.*\)/, '').toLowerCase() ?? ''
  const value = name.replace(/[^a-z]+/g, '-').replace(/^-+|-+$/g, '')
  return { category, value, labels, singulars, hides, icon_name, is_active }
}

function Inputs({ isNew }: { isNew: boolean }) {
  return (
    <>
      <Facts isNew={isNew} />
      <WordsInput title="admin:catalogue.words" kinds={WORDS} />
      <PictureInput />
    </>
  )
}

/** What can be listed within a category: its words, its picture, and the questions that it leaves out. */
export function SubcategoryEdit() {
  return (
    <CatalogueGate>
      <BackLink to={PATHS.subcategories} words="admin:subcategories.all" />
      <EditRow<SubcategoryRecord> transform={withCleanWords}>
        <FormFrame tools={<DeleteRecord back={PATHS.subcategories} />}>
          <Inputs isNew={false} />
        </FormFrame>
      </EditRow>
    </CatalogueGate>
  )
}

export function SubcategoryCreate() {
  const refuse = useRefusalNotice()
  return (
    <CatalogueGate>
      <BackLink to={PATHS.subcategories} words="admin:subcategories.all" />
      <CreateBase redirect="list" transform={begin} mutationOptions={{ onError: refuse }}>
        <FormFrame defaultValues={{ is_active: true, singulars: {}, hides: [] }}>
          <Inputs isNew />
        </FormFrame>
      </CreateBase>
    </CatalogueGate>
  )
}
