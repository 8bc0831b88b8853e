import { joinList } from '@maveshi/shared/locale/list'
import { Box, Chip, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { Reading, ReadPiece } from '../../providers/lexicon.ts'
import type { Concepts } from './concepts.ts'

/** A piece of a search and what is understood by it. */
function Piece({ piece, concepts }: { piece: ReadPiece; concepts: Concepts }) {
  const translate = useTranslate()
  const { typed, found, read, meaning } = piece
  const sentence = found === 'listing' ? 'admin:lexicon.inListings' : 'admin:lexicon.unknown'
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <bdi>{typed}</bdi>
      </Typography>
      <Chip
        size="small"
        color={found === 'unknown' ? 'warning' : 'default'}
        label={meaning ? concepts.nameOf(meaning) : translate(sentence)}
        sx={{ fontSize: '0.875rem' }}
      />
      {read && read !== typed && (
        <Typography variant="body2" color="textSecondary">
          {translate('admin:lexicon.readAs', { term: read })}
        </Typography>
      )}
    </Box>
  )
}

interface ReadingTextProps {
  readonly reading: Reading
  readonly concepts: Concepts
}

/** What the market understands of a search: the categories it looks in, and word by word why. */
export function ReadingText({ reading, concepts }: ReadingTextProps) {
  const translate = useTranslate()
  const { category } = useCatalogue()
  const language = useLanguage()
  const { categories, pieces } = reading
  if (!pieces.length) return <Typography color="textSecondary">{translate('admin:lexicon.nothingRead')}</Typography>
  const names = joinList(categories.map(category), language)
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {names ? translate('admin:lexicon.looksIn', { names }) : translate('admin:lexicon.looksEverywhere')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {pieces.map((piece) => (
          <Piece key={piece.position} piece={piece} concepts={concepts} />
        ))}
      </Box>
    </>
  )
}
