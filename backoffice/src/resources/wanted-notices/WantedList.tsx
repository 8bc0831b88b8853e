import { WANTED_STATES } from '@maveshi/shared/wanted'
import { Box } from '@mui/material'
import { SelectInput, useListContext, useTranslate } from 'react-admin'
import { LIST_TOOLBAR, ListFrame } from '../../layout/ListFrame.tsx'
import { Waiting } from '../../layout/states.tsx'
import { CatalogueGate, useCatalogue } from '../../market/CatalogueGate.tsx'
import { useFetchedWords } from '../../providers/use-fetched-words.ts'
import type { WantedNotice } from '../../providers/wanted-notices.ts'
import { NoWanted } from './NoWanted.tsx'
import { STATE_WORDS } from './state-words.ts'
import { WantedCard } from './WantedCard.tsx'

function useFilters() {
  const translate = useTranslate()
  const { choices } = useCatalogue()
  const selects = [
    {
      source: 'status',
      label: 'admin:listings.status',
      empty: 'admin:listings.anyStatus',
      choices: WANTED_STATES.map((id) => ({ id: id as string, name: translate(STATE_WORDS[id]) })),
    },
    {
      source: 'category',
      label: 'admin:listings.category',
      empty: 'admin:listings.anyCategory',
      choices: [...choices],
    },
    {
      source: 'is_reported',
      label: 'admin:titles.reports',
      empty: 'admin:reports.any',
      choices: [{ id: 'true', name: translate('admin:wanted.reported') }],
    },
  ]
  return selects.map(({ source, label, empty, choices: options }) => (
    <SelectInput
      key={source}
      source={source}
      label={label}
      alwaysOn
      choices={options}
      translateChoice={false}
      emptyText={empty}
    />
  ))
}

function Cards() {
  const { data, isPending } = useListContext<WantedNotice>()
  const areWordsThere = useFetchedWords()
  if (isPending || !areWordsThere) return <Waiting />
  if (!data?.length) return <NoWanted />
  const first = data.find(({ state }) => state === 'pending')
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' }}>
      {data.map((wanted, place) => (
        <WantedCard key={wanted.id} wanted={wanted} hasKeys={wanted.id === first?.id} place={place} />
      ))}
    </Box>
  )
}

function Notices() {
  const filters = useFilters()
  return (
    <ListFrame<WantedNotice>
      filters={filters}
      filterDefaultValues={{ status: 'pending' }}
      sort={{ field: 'created_at', order: 'ASC' }}
      actions={false}
      exporter={false}
      isBare
      sx={{ '& .RaList-actions': LIST_TOOLBAR, '& .RaList-main': { minWidth: 0 } }}
    >
      <Cards />
    </ListFrame>
  )
}

/** What buyers look for and others have not read yet, the oldest first; by filters, all of it. */
export function WantedList() {
  return (
    <CatalogueGate>
      <Notices />
    </CatalogueGate>
  )
}
