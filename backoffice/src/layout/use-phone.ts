import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'

/** Whether the screen is as narrow as a phone held upright. */
export function usePhone(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
}
