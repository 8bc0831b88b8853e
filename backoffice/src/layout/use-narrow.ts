import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'

/** Whether a table has no room, so that cards stand in its place. */
export function useNarrow(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'), { noSsr: true })
}
