import { label } from '@maveshi/shared/locale/languages'
import { Chip, Typography } from '@mui/material'
import { SearchInput, SelectInput, useTranslate } from 'react-admin'
import { ImportButton } from '../../import/ImportButton.tsx'
import { OPTIONS_IMPORT } from '../../import/import-kinds.ts'
import type { OptionRecord } from '../../providers/catalogue-rows.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { CatalogueList } from '../catalogue/CatalogueList.tsx'
import { MissingChip } from '../catalogue/MissingChip.tsx'
import { missingFilter } from '../catalogue/missing-filter.tsx'
import { RowLink } from '../catalogue/RowLink.tsx'
import { UsesText } from '../catalogue/UsesText.tsx'
import { CatalogueGate } from '../listings/CatalogueGate.tsx'
import { useChoiceQuestions } from './questions.ts'

function Options() {
  const translate = useTranslate()
  const language = useLanguage()
  const questions = useChoiceQuestions()
  const name = (option: OptionRecord) => label(option.labels, language, option.value)
  const question = (key: string) => questions.find(({ id }) => id === key)?.name ?? key
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('admin:catalogue.search')} variant="outlined" />,
    <SelectInput
      key="field_key"
      source="field_key"
      alwaysOn
      label="admin:options.list"
      choices={[...questions]}
      translateChoice={false}
      emptyText="admin:options.anyList"
    />,
    missingFilter,
  ]
  return (
    <CatalogueList<OptionRecord>
      table="dropdown_options"
      title="admin:titles.dropdownOptions"
      filters={filters}
      sorts={['position', 'value']}
      tools={<ImportButton kind={OPTIONS_IMPORT} />}
      hasOrder={({ field_key }) => Boolean(field_key)}
      name={name}
      isCounted
      row={(option, uses) => (
        <>
          <RowLink to={`/dropdown-options/${encodeURIComponent(option.id)}`} name={name(option)}>
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
