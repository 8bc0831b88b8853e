import ArrowIcon from '@mui/icons-material/ArrowForward'
import { Box, Typography } from '@mui/material'
import { useGetMany, useTranslate } from 'react-admin'
import { mirrored } from '../layout/mirrored.ts'
import { useCatalogue } from '../market/CatalogueGate.tsx'
import { BreakableText } from '../market/EmailAddress.tsx'
import type { AuditEntry } from '../providers/audit.ts'
import { useLanguage } from '../providers/i18n-provider.ts'
import type { NamedPlace } from '../providers/people.ts'
import { quietQuery } from '../providers/queries.ts'
import { type Change, entryChanges } from './changes.ts'

/** So many are told of at once; a new row of the catalogue has many columns. */
const SHOWN_MAX = 4

/** The names of states and districts; their ids until these are there. */
function PlaceNames({ ids }: { ids: string }) {
  const catalogue = useCatalogue()
  const { data } = useGetMany<NamedPlace>('places', { ids: ids.split(',') }, quietQuery)
  return (
    <>
      {ids
        .split(',')
        .map((id) => catalogue.place(data?.find((one) => one?.id === id) ?? null) || id)
        .join(' · ')}
    </>
  )
}

function Value({ change, value, isGone }: { change: Change; value: string; isGone: boolean }) {
  return (
    <Box
      component={isGone ? 'del' : 'ins'}
      sx={{ textDecoration: isGone ? 'line-through' : 'none', color: isGone ? 'text.secondary' : 'text.primary' }}
    >
      <bdi>{change.isPlaces ? <PlaceNames ids={value} /> : <BreakableText text={value} />}</bdi>
    </Box>
  )
}

function ChangedColumn({ change }: { change: Change }) {
  const { name, before, after } = change
  return (
    <Typography component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {name && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <bdi>{name}</bdi>
          {': '}
        </Box>
      )}
      {before !== undefined && <Value change={change} value={before} isGone />}
      {before !== undefined && after !== undefined && (
        <ArrowIcon aria-hidden sx={{ fontSize: '1rem', mx: 0.5, verticalAlign: 'middle', ...mirrored }} />
      )}
      {after !== undefined && <Value change={change} value={after} isGone={false} />}
    </Typography>
  )
}

function ChangedColumns({ changes }: { changes: readonly Change[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {changes.map((change) => (
        <ChangedColumn key={change.key} change={change} />
      ))}
    </Box>
  )
}

/** What was changed, before and after. */
export function Changes({ entry }: { entry: AuditEntry }) {
  const translate = useTranslate()
  const language = useLanguage()
  const catalogue = useCatalogue()
  const changes = entryChanges(entry, { translate, language, catalogue })
  if (changes.length <= SHOWN_MAX) return <ChangedColumns changes={changes} />
  return (
    <Box component="details">
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 1 }}>
        {translate('admin:history.allChanges')}
      </Typography>
      <ChangedColumns changes={changes} />
    </Box>
  )
}
