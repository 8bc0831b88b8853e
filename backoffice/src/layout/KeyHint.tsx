import { Box } from '@mui/material'

/** Where there is hardly a keyboard. */
export const NO_KEYBOARD = '@media (hover: none), (max-width: 899.95px)'

/** The key that does the same, where there is a keyboard. Assistive technology is told by `aria-keyshortcuts`. */
export function KeyHint({ name }: { name: string }) {
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={{
        display: 'inline-block',
        minWidth: '1.6em',
        px: 0.5,
        border: 1,
        borderColor: 'currentColor',
        borderRadius: 0.75,
        fontFamily: 'inherit',
        // A button makes its icons larger.
        '&&&': { fontSize: '0.8125rem' },
        lineHeight: 1.5,
        textAlign: 'center',
        [NO_KEYBOARD]: { display: 'none' },
      }}
    >
      {name}
    </Box>
  )
}
