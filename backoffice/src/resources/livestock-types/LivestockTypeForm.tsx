import { BooleanInput, CreateBase, required, SelectInput } from 'react-admin'
import { BackLink } from '../../layout/BackLink.tsx'
import { Panel } from '../../layout/Panel.tsx'
import type { LivestockTypeRecord } from '../../providers/catalogue-rows.ts'
import { DeleteRecord } from '../catalogue/DeleteRecord.tsx'
import { EditRow } from '../catalogue/EditRow.tsx'
import { FormFrame } from '../catalogue/FormFrame.tsx'
import { useRefusalNotice } from '../catalogue/saving.ts'
import { WordsInput } from '../catalogue/WordsInput.tsx'
import { cleanWords, type WordKind } from '../catalogue/words.ts'
import { CatalogueGate, useCatalogue } from '../listings/CatalogueGate.tsx'

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

const clean = ({ labels, ...row }: LivestockTypeRecord) => ({ ...row, labels: cleanWords(labels) })

export function LivestockTypeEdit() {
  return (
    <CatalogueGate>
      <BackLink to={BACK} words="admin:titles.livestockTypes" />
      <EditRow<LivestockTypeRecord> transform={clean}>
        <FormFrame tools={<DeleteRecord back={BACK} />}>
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
