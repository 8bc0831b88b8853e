import { Chip, Typography } from '@mui/material'
import { SelectInput, useTranslate } from 'react-admin'
import { CatalogueList } from '../../catalogue-editing/CatalogueList.tsx'
import { MissingChip } from '../../catalogue-editing/MissingChip.tsx'
import { RowLink } from '../../catalogue-editing/RowLink.tsx'
import { UsesText } from '../../catalogue-editing/UsesText.tsx'
import { ImportButton } from '../../import/ImportButton.tsx'
import { OPTIONS_IMPORT } from '../../import/import-kinds.ts'
import { CatalogueGate } from '../../market/CatalogueGate.tsx'
import { optionPath } from '../../paths.ts'
import type { OptionRecord } from '../../providers/catalogue-rows.ts'
import { useChoiceQuestions } from './questions.ts'

function Options() {
  const translate = useTranslate()
  const questions = useChoiceQuestions()
  const question = (key: string) => questions.find(({ id }) => id === key)?.name ?? key
  const filters = [
    <SelectInput
      key="field_key"
      source="field_key"
      alwaysOn
      label="admin:options.list"
      choices={[...questions]}
      translateChoice={false}
      emptyText="admin:options.anyList"
    />,
  ]
  return (
    <CatalogueList<OptionRecord>
      table="dropdown_options"
      title="admin:titles.dropdownOptions"
      filters={filters}
      sorts={['position', 'value']}
      tools={<ImportButton kind={OPTIONS_IMPORT} />}
      hasOrder={({ field_key }) => Boolean(field_key)}
      isCounted
      row={(option, name, uses) => (
        <>
          <RowLink to={optionPath(option.id)} name={name}>
            <Typography variant="body2" color="textSecondary">
              {question(option.field_key)}
            </Typography>
            <UsesText uses={uses} />
          </RowLink>
          {!option.is_active && <Chip size="small" label={translate('admin:catalogue.outOfUse')} />}
          <MissingChip words={[option.labels]} />
        </>
      )}
    />
  )
}

/** The answers to choose from, of one question or of all. The order of one question's answers can be changed. */
export function DropdownOptionList() {
  return (
    <CatalogueGate>
      <Options />
    </CatalogueGate>
  )
}
