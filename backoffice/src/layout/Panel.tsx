import { Card, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

/** A part of a page under a heading in the reader's language. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
      <Typography id={heading} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Card>
  )
}
