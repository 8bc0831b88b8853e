import { Box } from '@mui/material'
import { useRef } from 'react'
import { List, type ListProps, type RaRecord, useListContext } from 'react-admin'
import { readingFailure } from '../providers/failures.ts'
import { quietQuery } from '../providers/queries.ts'
import { Pages } from './Pages.tsx'
import { useCompactRows } from './row-settings.ts'
import { LIST_ROWS_ID, SkipToRows } from './SkipLinks.tsx'
import { Failure } from './states.tsx'

const PER_PAGE = 25
const PER_PAGE_CHOICES = [10, 25, 50, 100]

/** Long words need the whole width for the filters of a list, with what can be done with it below them. */
export const LIST_TOOLBAR = {
  bgcolor: 'transparent',
  flexDirection: { xs: 'column', xl: 'row' },
  alignItems: { xs: 'stretch', xl: 'flex-end' },
  '& form': { flexGrow: 1, minWidth: 0 },
  // One below the other on a phone, as wide as the cards.
  '& .RaFilterFormInput-spacer': { display: { xs: 'none', sm: 'block' } },
  '& .filter-field .MuiFormControl-root': { width: { xs: '100%', sm: 'auto' } },
  // The hint of what is searched for has to be seen whole.
  '& .filter-field[data-source=q]': { width: { xs: '100%', sm: '24rem' } },
  '& .filter-field[data-source=q] .MuiFormControl-root': { width: '100%' },
  // In the middle of its field, which is a little lower than react-admin has it.
  '& .RaFilterFormInput-hideButton': { mb: 0.25 },
  // As high as its rows of buttons: react-admin would have it as high as the whole, and lets them hang out below.
  '& .MuiToolbar-root': { bgcolor: 'transparent', flexBasis: 'auto', alignContent: 'flex-start' },
} as const

/** Where rows are close together, so is what stands above them. */
const COMPACT_TOOLS = {
  '& .RaList-actions .MuiToolbar-root': { py: 0, rowGap: 0 },
  '& .RaList-actions :is(.MuiButton-root, .MuiFormControlLabel-root)': { minHeight: 36, py: 0.25 },
} as const

/** The sentence, by key, for rows that could not be read. */
type FailureSentence = (error: unknown) => string

interface ListFrameProps<Row extends RaRecord>
  extends Pick<
    ListProps<Row>,
    'filters' | 'filterDefaultValues' | 'sort' | 'actions' | 'exporter' | 'sx' | 'children'
  > {
  /** Whether the rows are cards that stand on the page itself. */
  readonly isBare: boolean
  readonly failure?: FailureSentence
}

function ListFailure({ sentence }: { sentence: FailureSentence }) {
  const { error, refetch } = useListContext()
  return <Failure sentence={sentence(error)} retry={() => void refetch()} />
}

/**
 * The object of before, for as long as the next one says the same. react-admin takes another object for news: until the
 * address of the list says how it is narrowed, it would go there again each time the list is drawn, even when somebody
 * has pressed a link of it meanwhile.
 */
function useSame<Value>(value: Value): Value {
  const held = useRef(value)
  if (JSON.stringify(held.current) !== JSON.stringify(value)) held.current = value
  return held.current
}

/** A list with its filters, pages, what can be done with it, and what is said when it does not arrive. */
export function ListFrame<Row extends RaRecord>({
  isBare,
  failure = readingFailure,
  sx,
  children,
  ...list
}: ListFrameProps<Row>) {
  const { isCompact } = useCompactRows()
  const { sort, filterDefaultValues } = list
  const order = useSame({ ...(sort ? { sort } : {}), ...(filterDefaultValues ? { filterDefaultValues } : {}) })
  return (
    <Box sx={isCompact ? COMPACT_TOOLS : {}}>
      <SkipToRows />
      <List<Row>
        title={false}
        perPage={PER_PAGE}
        pagination={<Pages rowsPerPageOptions={PER_PAGE_CHOICES} />}
        queryOptions={quietQuery}
        empty={false}
        error={<ListFailure sentence={failure} />}
        {...(isBare ? { component: Box } : {})}
        {...list}
        sx={{ '& .RaList-main': { minWidth: 0 }, ...sx }}
        {...order}
      >
        <Box id={LIST_ROWS_ID} tabIndex={-1} sx={{ outline: 'none' }}>
          {children}
        </Box>
      </List>
    </Box>
  )
}
