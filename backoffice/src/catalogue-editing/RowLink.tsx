import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { INLINE_LINES, useCompactRows } from '../layout/row-settings.ts'

/** A row's name as the way to it, and what is said below it. */
export function RowLink({ to, name, children }: { to: string; name: string; children?: ReactNode }) {
  const { isCompact } = useCompactRows()
  return (
    <Box sx={{ minWidth: 0, flex: '1 1 160px', ...(isCompact ? INLINE_LINES : {}) }}>
      <Typography
        component={Link}
        to={to}
        sx={{
          color: 'text.primary',
          fontWeight: 600,
          overflowWrap: 'anywhere',
          minHeight: isCompact ? 24 : 32,
          display: 'inline-flex',
          alignItems: 'center',
        }}
      >
        {name}
      </Typography>
      {children}
    </Box>
  )
}
