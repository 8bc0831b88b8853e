import { Box, type SxProps, type Theme } from '@mui/material'
import type { ReactNode } from 'react'
import { offerToastPlace } from './toast-place.ts'

/** A title that is longer than a message would look out from behind it. It stays a heading to screen readers. */
const UNSEEN_BEHIND_TOAST = { '&:has(> .toast-place > *) > :not(.toast-place)': { opacity: 0 } } as const

/** A title, in whose place messages are told: nothing that can be pressed is there to be covered, or moves. */
export function TitlePlace({ children, sx = {} }: { children: ReactNode; sx?: SxProps<Theme> }) {
  return (
    <Box
      sx={[
        { display: 'grid', alignItems: 'center', '& > *': { gridArea: '1 / 1', minWidth: 0 } },
        UNSEEN_BEHIND_TOAST,
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
      <Box ref={offerToastPlace} className="toast-place" sx={{ zIndex: 1 }} />
    </Box>
  )
}
