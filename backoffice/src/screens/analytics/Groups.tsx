import { isLanguage } from '@maveshi/shared/locale/languages'
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { NameBars } from '../../charts/index.ts'
import { downloadCsv } from '../../export/csv.ts'
import { Panel } from '../../layout/Panel.tsx'
import { Nothing } from '../../layout/states.tsx'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import { languageWords } from '../../market/language-words.ts'
import type { MarketNumbers } from '../../providers/analytics.ts'
import { FileButton } from './FileButton.tsx'
import { GROUPINGS, type Grouping, type GroupRow, type GroupWords, groupRows } from './groups.ts'
import { MEASURES, type Measure, measureColumns } from './measures.ts'
import type { Period } from './period.ts'
import { RowsTable } from './RowsTable.tsx'
import { StatesPicture } from './StatesPicture.tsx'
import { ordered, type TableColumn, tableFile } from './table.ts'
import { useAddressChoice } from './use-period.ts'

const FIRST_ORDER = { column: 'listings', isDescending: true }
const MEASURE_NAMES = ['listings', 'users', 'views', 'contacts', 'sold'] as const
const GROUPING_NAMES = ['category', 'state', 'language'] as const
/** People belong to no category. */
const WITHOUT_PEOPLE: readonly Measure[] = ['users']

function useGroupWords(): GroupWords {
  const translate = useTranslate()
  const { category, states } = useCatalogue()
  return useMemo(() => {
    const names = new Map(states.map(({ id, name }) => [id, name]))
    return {
      category,
      state: (id) => (id === null ? translate('admin:analytics.noState') : (names.get(id) ?? id)),
      language: (id) => (isLanguage(id) ? translate(languageWords(id)) : id),
    }
  }, [category, states, translate])
}

interface ChoiceProps<Choice extends string> {
  readonly name: string
  readonly value: Choice
  readonly options: readonly { readonly id: Choice; readonly label: string }[]
  readonly choose: (choice: Choice) => void
}

function Choice<Value extends string>({ name, value, options, choose }: ChoiceProps<Value>) {
  const translate = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={value}
      onChange={(_, chosen: Value | null) => chosen && choose(chosen)}
      aria-label={name}
    >
      {options.map(({ id, label }) => (
        <ToggleButton key={id} value={id}>
          {translate(label)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

/** The names of a grouping's columns, as the database has them. */
const nameColumns = (grouping: Grouping, label: string): readonly TableColumn<GroupRow>[] => [
  { id: grouping === 'state' ? 'state_id' : grouping, value: ({ id }) => id },
  { id: `${grouping}_name`, label, value: ({ name }) => name },
]

interface GroupedProps {
  readonly grouping: Grouping
  readonly measure: Measure
  readonly rows: readonly GroupRow[]
}

/** One number of each group as bars, and all numbers as a table. */
function Grouped({ grouping, measure, rows }: GroupedProps) {
  const translate = useTranslate()
  const label = GROUPINGS.find(({ id }) => id === grouping)?.label ?? ''
  const names = nameColumns(grouping, label)
  const columns = [...names, ...measureColumns<GroupRow>(grouping === 'category' ? WITHOUT_PEOPLE : [])]
  const drawn = columns.filter(({ id }) => id === measure)
  const bars = ordered(rows, drawn, { column: measure, isDescending: true }, '').filter((row) => row[measure] > 0)
  const words = {
    what: translate(MEASURES.find(({ id }) => id === measure)?.label ?? ''),
    by: translate(label),
  }
  const title = translate('admin:analytics.whatBy', words)
  const write = () => downloadCsv(`${measure}-by-${grouping}`, tableFile([...names, ...drawn], bars))
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {bars.length === 0 ? (
        <Nothing sentence="admin:analytics.nothing" />
      ) : (
        <NameBars
          title={title}
          heading={words.by}
          series={[words.what]}
          rows={bars.map(({ id, name, [measure]: value }) => ({ key: id ?? '', name, values: [value] }))}
          actions={<FileButton what={title} write={write} />}
        />
      )}
      <RowsTable
        key={grouping}
        name={translate('admin:analytics.allBy', words)}
        fileName={`numbers-by-${grouping}`}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id ?? ''}
        firstOrder={FIRST_ORDER}
      />
    </Box>
  )
}

interface GroupsProps {
  readonly numbers: MarketNumbers
  /** Those of as many days before, once they are there. */
  readonly before: MarketNumbers | undefined
  readonly period: Period
}

/** The numbers told apart by category, state or language. */
export function Groups({ numbers, before, period }: GroupsProps) {
  const translate = useTranslate()
  const words = useGroupWords()
  const [grouping, chooseGrouping] = useAddressChoice('by', GROUPING_NAMES)
  const [chosen, chooseMeasure] = useAddressChoice('count', MEASURE_NAMES)
  const rows = groupRows(numbers, grouping, words)
  const offered = MEASURES.filter(({ id }) => grouping !== 'category' || !WITHOUT_PEOPLE.includes(id))
  const measure = offered.some(({ id }) => id === chosen) ? chosen : 'listings'
  return (
    <Panel title="admin:analytics.groups">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Choice
          name={translate('admin:analytics.groups')}
          value={grouping}
          options={GROUPINGS}
          choose={chooseGrouping}
        />
        <Choice name={translate('admin:analytics.counted')} value={measure} options={offered} choose={chooseMeasure} />
      </Box>
      {rows.length === 0 ? (
        <Nothing sentence="admin:analytics.nothing" />
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          {grouping === 'state' && <StatesPicture {...{ numbers, before, period, measure }} nameOf={words.state} />}
          <Grouped grouping={grouping} measure={measure} rows={rows} />
        </Box>
      )}
    </Panel>
  )
}
