import { REPORT_REASONS } from '@maveshi/shared/listing/report'
import { SHOWN_STATUSES } from '@maveshi/shared/listing/standing'
import { SearchInput, SelectInput, useTranslate } from 'react-admin'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import { STATUS_WORDS } from '../../market/listing-statuses.ts'
import { REPORT_REASON_WORDS } from '../../market/report-words.ts'

/** What the queue can be narrowed by. A hook, since the choices are in the reader's language. */
export function useReportFilters(isNarrow: boolean) {
  const translate = useTranslate()
  const { choices } = useCatalogue()
  const selects = [
    {
      source: 'is_settled',
      label: 'admin:reports.standing',
      empty: 'admin:reports.open',
      choices: [{ id: 'true', name: translate('admin:reports.settled') }],
    },
    {
      source: 'reason',
      label: 'admin:reports.reason',
      empty: 'admin:reports.any',
      choices: REPORT_REASONS.map((id) => ({ id, name: translate(REPORT_REASON_WORDS[id]) })),
    },
    {
      source: 'late',
      label: 'admin:reports.clocks',
      empty: 'admin:reports.any',
      choices: [
        { id: 'acknowledge', name: translate('admin:reports.lateAcknowledging') },
        { id: 'settle', name: translate('admin:reports.lateSettling') },
      ],
    },
    { source: 'category', label: 'admin:listings.category', empty: 'admin:reports.any', choices: [...choices] },
    {
      source: 'status',
      label: 'admin:reports.listingStatus',
      empty: 'admin:reports.any',
      choices: SHOWN_STATUSES.map((id) => ({ id, name: translate(STATUS_WORDS[id].words) })),
    },
  ]
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('admin:reports.search')} variant="outlined" />,
    ...selects.map(({ source, label, empty, choices: options }) => (
      <SelectInput
        key={source}
        source={source}
        label={label}
        alwaysOn={!isNarrow}
        choices={options}
        translateChoice={false}
        emptyText={empty}
      />
    )),
  ]
}
