import { BooleanInput, CreateBase, required, SelectInput, useRecordContext } from 'react-admin'
import { DeleteRecord } from '../../catalogue-editing/DeleteRecord.tsx'
import { EditRow } from '../../catalogue-editing/EditRow.tsx'
import { FormFrame } from '../../catalogue-editing/FormFrame.tsx'
import { useRefusalNotice } from '../../catalogue-editing/saving.ts'
import { WordsInput } from '../../catalogue-editing/WordsInput.tsx'
import { NAMES, withCleanNames, withNameAsValue } from '../../catalogue-editing/words.ts'
import { BackLink } from '../../layout/BackLink.tsx'
import { Panel } from '../../layout/Panel.tsx'
import { CatalogueGate } from '../../market/CatalogueGate.tsx'
import { PATHS } from '../../paths.ts'
import type { OptionRecord } from '../../providers/catalogue-rows.ts'
import { MergeOption } from './MergeOption.tsx'
import { useChoiceQuestions } from './questions.ts'

/** Which list it is on, which stays once listings may hold it, and whether it can be chosen. */
function Facts({ isNew }: { isNew: boolean }) {
  const questions = useChoiceQuestions()
  return (
    <Panel title="admin:catalogue.facts">
      <SelectInput
        source="field_key"
        label="admin:options.list"
        choices={[...questions]}
        translateChoice={false}
        validate={required()}
        readOnly={!isNew}
      />
      <BooleanInput source="is_active" label="admin:catalogue.offered" helperText="admin:options.offeredHint" />
    </Panel>
  )
}

function Tools() {
  const option = useRecordContext<OptionRecord>()
  if (!option) return null
  return (
    <>
      <MergeOption option={option} back={PATHS.dropdownOptions} />
      <DeleteRecord back={PATHS.dropdownOptions} />
    </>
  )
}

export function DropdownOptionEdit() {
  return (
    <CatalogueGate>
      <BackLink to={PATHS.dropdownOptions} words="admin:options.all" />
      <EditRow<OptionRecord> transform={withCleanNames}>
        <FormFrame tools={<Tools />}>
          <Facts isNew={false} />
          <WordsInput title="admin:catalogue.words" kinds={[NAMES]} />
        </FormFrame>
      </EditRow>
    </CatalogueGate>
  )
}

export function DropdownOptionCreate() {
  const refuse = useRefusalNotice()
  return (
    <CatalogueGate>
      <BackLink to={PATHS.dropdownOptions} words="admin:options.all" />
      <CreateBase redirect="list" transform={withNameAsValue} mutationOptions={{ onError: refuse }}>
        <FormFrame defaultValues={{ is_active: true }}>
          <Facts isNew />
          <WordsInput title="admin:catalogue.words" kinds={[NAMES]} />
        </FormFrame>
      </CreateBase>
    </CatalogueGate>
  )
}
