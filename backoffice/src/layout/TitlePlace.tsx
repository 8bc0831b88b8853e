import { Box, type SxProps, type Theme } from '@mui/material'
import type { ReactNode } from 'react'
import { offerToastPlace } from './toast-place.ts'

/** A title, in whose place messages are told: nothing that can be pressed is there to be covered, or moves. */
export function TitlePlace({ children, sx = {} }: { children: ReactNode; sx?: SxProps<Theme> }) {
  return (
    <Box
      sx={[
        { display: 'grid', alignItems: 'center', '& > *': { gridArea: '1 / 1', minWidth: 0 } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
      <Box ref={offerToastPlace} sx={{ zIndex: 1 }} />
    </Box>
  )
}
