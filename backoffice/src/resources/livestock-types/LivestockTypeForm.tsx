import { label } from '@maveshi/shared/locale/languages'
import { BooleanInput, CreateBase, required, SelectInput, useDelete, useRecordContext } from 'react-admin'
import { BackLink } from '../../layout/BackLink.tsx'
import type { LivestockTypeRecord } from '../../providers/catalogue-rows.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { DeleteRow } from '../catalogue/DeleteRow.tsx'
import { EditRow } from '../catalogue/EditRow.tsx'
import { FormFrame } from '../catalogue/FormFrame.tsx'
import { useRefusalNotice } from '../catalogue/saving.ts'
import { WordsInput } from '../catalogue/WordsInput.tsx'
import { cleanWords, type WordKind } from '../catalogue/words.ts'
import { CatalogueGate, useCatalogue } from '../listings/CatalogueGate.tsx'
import { Panel } from '../listings/ListingPanels.tsx'

const BACK = '/livestock-types'
const KINDS: readonly WordKind[] = [
  { source: 'labels', title: 'admin:catalogue.name', characters: 80, isRequired: true },
]

function Facts() {
  const { choices } = useCatalogue()
  return (
    <Panel title="admin:catalogue.facts">
      <SelectInput
        source="category"
        label="admin:listings.category"
        choices={[...choices]}
        translateChoice={false}
        validate={required()}
      />
      <BooleanInput source="is_active" label="admin:catalogue.offered" />
    </Panel>
  )
}

function RemoveType() {
  const type = useRecordContext<LivestockTypeRecord>()
  const language = useLanguage()
  const [remove] = useDelete()
  if (!type) return null
  const params = { id: type.id, previousData: type }
  return (
    <DeleteRow
      name={label(type.labels, language, type.value)}
      back={BACK}
      remove={() => remove('livestock-types', params, { returnPromise: true, onError: () => {} })}
    />
  )
}

const clean = ({ labels, ...row }: LivestockTypeRecord) => ({ ...row, labels: cleanWords(labels) })

export function LivestockTypeEdit() {
  return (
    <CatalogueGate>
      <BackLink to={BACK} words="admin:titles.livestockTypes" />
      <EditRow<LivestockTypeRecord> transform={clean}>
        <FormFrame tools={<RemoveType />}>
          <Facts />
          <WordsInput title="admin:catalogue.words" kinds={KINDS} />
        </FormFrame>
      </EditRow>
    </CatalogueGate>
  )
}

/** The name in English is what the type is known by. */
const begin = (row: LivestockTypeRecord) => {
  const labels = cleanWords(row.labels)
  return { ...row, labels, value: labels.en }
}

export function LivestockTypeCreate() {
  const refuse = useRefusalNotice()
  return (
    <CatalogueGate>
      <BackLink to={BACK} words="admin:titles.livestockTypes" />
      <CreateBase redirect="list" transform={begin} mutationOptions={{ onError: refuse }}>
        <FormFrame defaultValues={{ is_active: true }}>
          <Facts />
          <WordsInput title="admin:catalogue.words" kinds={KINDS} />
        </FormFrame>
      </CreateBase>
    </CatalogueGate>
  )
}
