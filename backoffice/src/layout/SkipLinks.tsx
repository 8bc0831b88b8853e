import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'

/** Where the rows of a list are. */
export const LIST_ROWS_ID = 'list-rows'

/** Above the page until the keyboard comes to it. */
const hidden = {
  position: 'fixed',
  insetBlockStart: -80,
  insetInlineStart: 16,
  zIndex: 1400,
  '&:focus': { insetBlockStart: 16 },
} as const

function SkipButton({ words, goTo }: { words: string; goTo: () => HTMLElement | null }) {
  const translate = useTranslate()
  return (
    <Button variant="contained" onClick={() => goTo()?.focus()} sx={hidden}>
      {translate(words)}
    </Button>
  )
}

/** For the keyboard: past the menu and the header. */
export function SkipToContent() {
  return <SkipButton words="ra.navigation.skip_nav" goTo={() => document.getElementById('main-content')} />
}

/** For the keyboard: past all that narrows and sorts a list, to its first row. */
export function SkipToRows() {
  const firstRow = () => {
    const rows = document.getElementById(LIST_ROWS_ID)
    return rows?.querySelector('a') ?? rows
  }
  return <SkipButton words="admin:listings.skipToRows" goTo={firstRow} />
}
