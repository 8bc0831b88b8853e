import { BooleanInput, CreateBase, required, SelectInput } from 'react-admin'
import { DeleteRecord } from '../../catalogue-editing/DeleteRecord.tsx'
import { EditRow } from '../../catalogue-editing/EditRow.tsx'
import { FormFrame } from '../../catalogue-editing/FormFrame.tsx'
import { useRefusalNotice } from '../../catalogue-editing/saving.ts'
import { WordsInput } from '../../catalogue-editing/WordsInput.tsx'
import { NAMES, withCleanNames, withNameAsValue } from '../../catalogue-editing/words.ts'
import { BackLink } from '../../layout/BackLink.tsx'
import { Panel } from '../../layout/Panel.tsx'
import { CatalogueGate, useCatalogue } from '../../market/CatalogueGate.tsx'
import { PATHS } from '../../paths.ts'
import type { LivestockTypeRecord } from '../../providers/catalogue-rows.ts'

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
      <BooleanInput source="is_active" label="admin:catalogue.offered" helperText={false} />
    </Panel>
  )
}

export function LivestockTypeEdit() {
  return (
    <CatalogueGate>
      <BackLink to={PATHS.livestockTypes} words="admin:livestockTypes.all" />
      <EditRow<LivestockTypeRecord> transform={withCleanNames}>
        <FormFrame tools={<DeleteRecord back={PATHS.livestockTypes} />}>
          <Facts />
          <WordsInput title="admin:catalogue.words" kinds={[NAMES]} />
        </FormFrame>
      </EditRow>
    </CatalogueGate>
  )
}

export function LivestockTypeCreate() {
  const refuse = useRefusalNotice()
  return (
    <CatalogueGate>
      <BackLink to={PATHS.livestockTypes} words="admin:livestockTypes.all" />
      <CreateBase redirect="list" transform={withNameAsValue} mutationOptions={{ onError: refuse }}>
        <FormFrame defaultValues={{ is_active: true }}>
          <Facts />
          <WordsInput title="admin:catalogue.words" kinds={[NAMES]} />
        </FormFrame>
      </CreateBase>
    </CatalogueGate>
  )
}
