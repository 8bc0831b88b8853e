import { Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { AuditEntry } from '../providers/audit.ts'
import { thingPath, useSentences } from './use-sentences.ts'

/** Who did what, as the way to what it was done to. */
export function EntrySentence({ entry }: { entry: AuditEntry }) {
  const sentence = useSentences()(entry)
  const to = thingPath(entry)
  const look = { color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' } as const
  if (!to) return <Typography sx={look}>{sentence}</Typography>
  return (
    <Typography component={Link} to={to} sx={look}>
      {sentence}
    </Typography>
  )
}
