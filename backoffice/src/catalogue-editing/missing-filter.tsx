import { LANGUAGE_FACTS } from '@maveshi/shared/locale/languages'
import { SelectInput } from 'react-admin'

const choices = LANGUAGE_FACTS.map(({ code, name }) => ({ id: code, name }))

/** Narrows a list to the rows that have no name in a language. */
export const missingFilter = (
  <SelectInput
    key="missing"
    source="missing"
    alwaysOn
    label="admin:catalogue.missingIn"
    choices={choices}
    translateChoice={false}
    emptyText="admin:catalogue.anyLanguage"
  />
)
