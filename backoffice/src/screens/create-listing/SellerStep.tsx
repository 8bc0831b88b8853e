import SearchIcon from '@mui/icons-material/Search'
import { Alert, Box, Button, Card, FormHelperText, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { Failure, Waiting } from '../../layout/states.tsx'
import { PersonName } from '../../market/person-name.tsx'
import type { FoundSeller } from '../../providers/assisted-listings.ts'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { readingFailure } from '../../providers/failures.ts'
import { InviteForm } from './InviteForm.tsx'
import { inputId } from './input-id.ts'
import { begunInvitation } from './invitation.ts'

/** Who somebody is, in three lines. */
export function SellerFacts({ seller }: { seller: FoundSeller }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>
        <PersonName person={seller} />
      </Typography>
      <Typography variant="body2">
        <bdi dir="ltr">{[seller.phone, seller.email].filter(Boolean).join(' · ')}</bdi>
      </Typography>
    </Box>
  )
}

function Found({ seller, onChoose }: { seller: FoundSeller; onChoose: () => void }) {
  const translate = useTranslate()
  const name = seller.name || seller.email || seller.phone
  return (
    <Card
      component="li"
      sx={{ p: 1.5, display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'space-between', listStyle: 'none' }}
    >
      <SellerFacts seller={seller} />
      {seller.is_suspended ? (
        <Typography color="error">{translate('admin:createListing.suspended')}</Typography>
      ) : (
        <Button
          variant="outlined"
          onClick={onChoose}
          aria-label={translate('admin:createListing.chooseSeller', { name })}
        >
          {translate('createListing:choose')}
        </Button>
      )}
    </Card>
  )
}

interface Search {
  readonly query: string
  readonly sellers?: readonly FoundSeller[]
  readonly error?: unknown
}

/** Looks for sellers when it is asked to; the answer to an older question is let go. */
function useSellerSearch() {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const [search, setSearch] = useState<Search>()
  async function find(query: string) {
    setSearch({ query })
    const answer = await dataProvider.findSellers(query).then(
      (sellers) => ({ query, sellers }),
      (error: unknown) => ({ query, error }),
    )
    setSearch((now) => (now?.query === query ? answer : now))
  }
  return { search, find }
}

function Results({ search, retry, onChoose }: { search: Search; retry: () => void; onChoose: OnChoose }) {
  const translate = useTranslate()
  if (search.error) return <Failure sentence={readingFailure(search.error)} retry={retry} />
  if (!search.sellers) return <Waiting />
  if (!search.sellers.length) return <Alert severity="info">{translate('admin:createListing.nobody')}</Alert>
  return (
    <Box
      component="ul"
      aria-label={translate('admin:createListing.found')}
      sx={{ p: 0, m: 0, display: 'grid', gap: 1 }}
    >
      {search.sellers.map((seller) => (
        <Found key={seller.id} seller={seller} onChoose={() => onChoose(seller)} />
      ))}
    </Box>
  )
}

/** As much as names somebody. */
const QUERY_CHARACTERS_MIN = 2
const HINT_ID = `${inputId('seller')}-hint`

type OnChoose = (seller: FoundSeller) => void

/** Whose listing it becomes: found by name, telephone number or e-mail address, or invited. */
export function SellerStep({ onChoose }: { onChoose: OnChoose }) {
  const translate = useTranslate()
  const [query, setQuery] = useState('')
  const [isTooShort, setTooShort] = useState(false)
  const [isInviting, setInviting] = useState(false)
  const { search, find } = useSellerSearch()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isLong = query.trim().length >= QUERY_CHARACTERS_MIN
    setTooShort(!isLong)
    if (isLong) void find(query.trim())
  }
  if (isInviting) {
    return <InviteForm begun={begunInvitation(query)} onInvited={onChoose} onCancel={() => setInviting(false)} />
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="form" role="search" onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'flex-end' }}>
        <TextField
          id={inputId('seller')}
          label={translate('admin:createListing.find')}
          error={isTooShort}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setTooShort(false)
          }}
          slotProps={{ htmlInput: { autoComplete: 'off', 'aria-describedby': HINT_ID } }}
          sx={{ mb: 0 }}
        />
        <Button type="submit" variant="contained" aria-label={translate('ra.action.search')} sx={{ minHeight: 56 }}>
          <SearchIcon />
        </Button>
      </Box>
      <FormHelperText id={HINT_ID} error={isTooShort} role={isTooShort ? 'alert' : undefined} sx={{ mt: -1 }}>
        {isTooShort
          ? translate('ra.validation.minLength', { min: QUERY_CHARACTERS_MIN })
          : translate('admin:createListing.findHint')}
      </FormHelperText>
      {search && <Results search={search} retry={() => void find(search.query)} onChoose={onChoose} />}
      <Button variant="outlined" onClick={() => setInviting(true)} sx={{ justifySelf: 'start' }}>
        {translate('admin:createListing.invite')}
      </Button>
    </Box>
  )
}
