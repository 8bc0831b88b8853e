import { LANGUAGE_FACTS } from '@maveshi/shared/locale/languages'
import type { ReactElement } from 'react'
import { AutocompleteInput, SearchInput, SelectInput, useTranslate } from 'react-admin'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { ConceptChoice, Concepts } from './concepts.ts'
import { scriptChoices } from './scripts.ts'

const languages = LANGUAGE_FACTS.map(({ code, name }) => ({ id: code, name }))

const conceptText = ({ name, within }: ConceptChoice) => [name, within].filter(Boolean).join(' · ')

/** What the words can be narrowed by. A hook, since the choices are in the reader's language. */
export function useTermFilters(concepts: Concepts, isNarrow: boolean): ReactElement[] {
  const translate = useTranslate()
  const language = useLanguage()
  const { choices } = useCatalogue()
  const selects = [
    { source: 'category', label: 'admin:listings.category', choices, none: 'admin:listings.anyCategory' },
    { source: 'language', label: 'admin:header.language', choices: languages, none: 'admin:lexicon.anyLanguage' },
    {
      source: 'script',
      label: 'admin:lexicon.script',
      choices: scriptChoices(language),
      none: 'admin:lexicon.anyScript',
    },
  ]
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('admin:lexicon.search')} variant="outlined" />,
    <AutocompleteInput
      key="concept"
      source="concept"
      label="admin:lexicon.leadsTo"
      alwaysOn={!isNarrow}
      choices={[...concepts.choices]}
      optionText={conceptText}
      TextFieldProps={{ placeholder: translate('admin:reports.any') }}
      noOptionsText="admin:settings.noChoice"
      translateChoice={false}
    />,
    ...selects.map(({ source, label, choices: some, none }) => (
      <SelectInput
        key={source}
        source={source}
        label={label}
        alwaysOn={!isNarrow}
        choices={[...some]}
        translateChoice={false}
        emptyText={none}
      />
    )),
  ]
}
