import { formatNumber } from '@maveshi/shared/locale/format'
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useGetOne, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Panel } from '../../layout/Panel.tsx'
import { Failure, Waiting } from '../../layout/states.tsx'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import { useListingWords } from '../../market/listing-words.ts'
import { listingPath } from '../../paths.ts'
import { useBackend } from '../../providers/backend.ts'
import { listingFailure } from '../../providers/failures.ts'
import type { Listing } from '../../providers/listing-rows.ts'
import { quietQuery } from '../../providers/queries.ts'
import { WrittenWords } from './WrittenWords.tsx'

/** What a listing says about one thing, by a name that the reader knows. */
interface Said {
  readonly name: string
  readonly text: string
}

/** Everything that buyers read of a listing, by key, in the order in which it is compared. */
function useSaid(): (listing: Listing) => ReadonlyMap<string, Said> {
  const translate = useTranslate()
  const catalogue = useCatalogue()
  const words = useListingWords()
  return (listing) => {
    const { category, price, place } = words(listing)
    const own: [string, string, string][] = [
      ['category', 'admin:listings.category', category],
      ['title', 'admin:revision.title', listing.title ?? ''],
      ['description', 'admin:listing.description', listing.description ?? ''],
      ['price', 'admin:listings.price', price],
      ['quantity', 'admin:listings.quantity', formatNumber(listing.quantity)],
      ['place', 'admin:listings.place', place],
    ]
    return new Map<string, Said>([
      ...own.map(([key, name, text]) => [key, { name: translate(name), text }] as const),
      ...catalogue.answers(listing).map(({ field, question, answer }) => {
        return [`answers.${field}`, { name: question, text: answer }] as const
      }),
    ])
  }
}

function Thumbnails({ listing }: { listing: Listing }) {
  const { photoUrl } = useBackend()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {listing.photos.map((photo) => (
        <Box
          key={photo.path}
          component="img"
          src={photoUrl(photo.card_path, photo.card_hash)}
          alt=""
          sx={{ width: 64, height: 48, objectFit: 'cover', borderRadius: 1, bgcolor: photo.preview }}
        />
      ))}
    </Box>
  )
}

const pathsOf = ({ photos }: Listing) => photos.map(({ path }) => path).join()

interface DifferenceProps {
  readonly name: string
  readonly before: ReactNode
  readonly after: ReactNode
}

function Difference({ name, before, after }: DifferenceProps) {
  const cell = { px: 0.5, py: 1, verticalAlign: 'top', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } as const
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ ...cell, color: 'text.secondary' }}>
        {name}
      </TableCell>
      <TableCell sx={{ ...cell, color: 'text.secondary' }}>{before || '–'}</TableCell>
      <TableCell sx={{ ...cell, fontWeight: 600 }}>{after || '–'}</TableCell>
    </TableRow>
  )
}

function Differences({ before, after }: { before: Listing; after: Listing }) {
  const translate = useTranslate()
  const said = useSaid()
  const [old, young] = [said(before), said(after)]
  const differing = [...new Set([...old.keys(), ...young.keys()])].filter(
    (key) => old.get(key)?.text !== young.get(key)?.text,
  )
  const written = (text: string | undefined) => text && <WrittenWords of={after} text={text} />
  const arePhotosOther = pathsOf(before) !== pathsOf(after)
  if (differing.length === 0 && !arePhotosOther) return <Typography>{translate('admin:revision.same')}</Typography>
  return (
    <Table size="small" aria-label={translate('admin:revision.panel')} sx={{ tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ px: 0.5 }} />
          <TableCell sx={{ px: 0.5 }}>{translate('admin:revision.before')}</TableCell>
          <TableCell sx={{ px: 0.5 }}>{translate('admin:revision.after')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {differing.map((key) => (
          <Difference
            key={key}
            name={(young.get(key) ?? old.get(key))?.name ?? key}
            before={old.get(key)?.text}
            after={written(young.get(key)?.text)}
          />
        ))}
        {arePhotosOther && (
          <Difference
            name={translate('admin:revision.photos')}
            before={<Thumbnails listing={before} />}
            after={<Thumbnails listing={after} />}
          />
        )}
      </TableBody>
    </Table>
  )
}

function Revised({ listing, id }: { listing: Listing; id: string }) {
  const translate = useTranslate()
  const { data, error, refetch } = useGetOne<Listing>('listings', { id }, quietQuery)
  return (
    <Panel title="admin:revision.panel">
      <Typography sx={{ mb: 1 }}>
        {translate('admin:revision.text')} <Link to={listingPath(id)}>{translate('admin:revision.open')}</Link>
      </Typography>
      {error && <Failure sentence={listingFailure(error)} retry={() => void refetch()} />}
      {!error && !data && <Waiting />}
      {data && <Differences before={data} after={listing} />}
    </Panel>
  )
}

/** What a change changes, old and new side by side. Nothing for a listing that changes none. */
export function ChangePanel({ listing }: { listing: Listing }) {
  return listing.revises ? <Revised listing={listing} id={listing.revises} /> : null
}
