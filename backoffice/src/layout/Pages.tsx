import { formatNumber } from '@maveshi/shared/locale/format'
import { Box, Button, type LabelDisplayedRowsArgs } from '@mui/material'
import {
  Pagination,
  PaginationActions,
  type PaginationActionsProps,
  useListPaginationContext,
  useTranslate,
} from 'react-admin'

/** The words of the buttons that stand beside a list's numbers on a phone, where react-admin leaves them English. */
const BUTTONS = {
  first: 'ra.navigation.first',
  last: 'ra.navigation.last',
  next: 'ra.navigation.next',
  previous: 'ra.navigation.previous',
} as const

function Numbers(props: PaginationActionsProps) {
  const translate = useTranslate()
  return <PaginationActions {...props} aria-label={translate('admin:sections.pages')} />
}

/** The way on and back in a list of which nobody has counted the rows. */
function Neighbours() {
  const translate = useTranslate()
  const { page, setPage, hasNextPage, hasPreviousPage } = useListPaginationContext()
  if (!hasNextPage && !hasPreviousPage) return null
  return (
    <Box
      component="nav"
      aria-label={translate('admin:sections.pages')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1, justifyContent: 'flex-end' }}
    >
      <Button disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
        {translate(BUTTONS.previous)}
      </Button>
      <Button disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
        {translate(BUTTONS.next)}
      </Button>
    </Box>
  )
}

type ButtonName = keyof typeof BUTTONS

/** The pages of a list, and how many rows each has. */
export function Pages({ rowsPerPageOptions }: { readonly rowsPerPageOptions: readonly number[] }) {
  const translate = useTranslate()
  const { isPending, total } = useListPaginationContext()
  // Handed on to Material UI, which react-admin's types leave unsaid.
  const words = {
    getItemAriaLabel: (button: ButtonName) => translate(BUTTONS[button]),
    labelDisplayedRows: ({ from, to, count }: LabelDisplayedRowsArgs) =>
      translate('ra.navigation.page_range_info', {
        offsetBegin: formatNumber(from),
        offsetEnd: formatNumber(to),
        total: formatNumber(count),
      }),
  }
  if (!isPending && total === undefined) return <Neighbours />
  return <Pagination rowsPerPageOptions={[...rowsPerPageOptions]} actions={Numbers} {...words} />
}
