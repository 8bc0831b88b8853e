import { formatMobileNumber } from '@maveshi/shared/locale/format'
import { Box } from '@mui/material'

/** A number in one line, from left to right: its parts one below the other are no number to read out. @param phone E.164 */
export function PhoneNumber({ phone }: { readonly phone: string }) {
  return (
    <Box component="bdi" dir="ltr" sx={{ whiteSpace: 'nowrap' }}>
      {formatMobileNumber(phone)}
    </Box>
  )
}
