import { type Theme, useMediaQuery } from '@mui/material'

/** More columns than these, the names' among them, have no room beside each other on a phone. */
const PHONE_COLUMNS = 3

/** Whether so many columns have room beside each other. */
export function useRoomFor(columns: number): boolean {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  return !isPhone || columns <= PHONE_COLUMNS
}
