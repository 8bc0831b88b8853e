import type { SxProps } from '@mui/material/styles'

/** A link that the whole of its tile is pressed for: what is around it is positioned. */
export const wholeTile: SxProps = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
  '&:hover, &:focus-visible': { textDecoration: 'underline', outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid', outlineColor: 'primary.main' },
}
