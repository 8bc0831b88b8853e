import { Card, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'

interface PanelProps {
  /** What the heading says, by key. */
  readonly title?: string
  /** In place of a title: words in the reader's language, such as a name. */
  readonly heading?: ReactNode
  readonly children: ReactNode
}

/** A part of a page under a heading. */
export function Panel({ title = '', heading, children }: PanelProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
      <Typography id={id} variant="h2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {heading ?? translate(title)}
      </Typography>
      {children}
    </Card>
  )
}
