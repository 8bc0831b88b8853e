import { Pagination, PaginationActions, type PaginationActionsProps, useTranslate } from 'react-admin'

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

type Button = keyof typeof BUTTONS

/** The pages of a list, and how many rows each has. */
export function Pages({ rowsPerPageOptions }: { readonly rowsPerPageOptions: readonly number[] }) {
  const translate = useTranslate()
  // Handed on to Material UI, which react-admin's types leave unsaid.
  const words = { getItemAriaLabel: (button: Button) => translate(BUTTONS[button]) }
  return <Pagination rowsPerPageOptions={[...rowsPerPageOptions]} actions={Numbers} {...words} />
}
