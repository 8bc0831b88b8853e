import { Card, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { useAnchor } from './use-anchor.ts'

interface PanelProps {
  /** What the heading says, by key. */
  readonly title?: string
  /** In place of a title: words in the reader's language, such as a name. */
  readonly heading?: ReactNode
  /** Its name at the end of an address. */
  readonly anchor?: string
  readonly children: ReactNode
}

/** A part of a page under a heading. */
export function Panel({ title = '', heading, anchor, children }: PanelProps) {
  const translate = useTranslate()
  const id = useId()
  const part = useAnchor<HTMLDivElement>(anchor)
  return (
    <Card
      ref={part}
      component="section"
      aria-labelledby={id}
      {...(anchor ? { tabIndex: -1 } : {})}
      sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0, scrollMarginBlockStart: 72, outline: 'none' }}
    >
      <Typography id={id} variant="h2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {heading ?? translate(title)}
      </Typography>
      {children}
    </Card>
  )
}
