import { placeOfText, placeText } from '@maveshi/shared/listing/typed-place'
import { createFilterOptions, type FilterOptionsState } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { useSettled } from '../layout/use-settled.ts'
import type { ConsoleDataProvider } from '../providers/data-provider.ts'
import { quietQuery } from '../providers/queries.ts'

const SHOWN = 40
const CHARACTERS_MIN = 3

/** A place to choose, and all the names that it has of its own. */
export interface PlaceChoice {
  readonly id: string
  readonly name: string
  readonly spoken: string
}

/** The places that a text stands for, as the storefront reads it: a PIN code, an old name, a town, a slip. */
function usePlacesOfText(typed: string) {
  const { call } = useDataProvider<ConsoleDataProvider>()
  const rested = useSettled(typed)
  const { data, isFetching } = useQuery({
    ...quietQuery,
    queryKey: ['place_of_text', rested],
    enabled: rested.length >= CHARACTERS_MIN,
    queryFn: async () => {
      const { id, guesses = [] } = await placeOfText(rested, null, {
        placeOfPincode: (pincode) => call('place_of_pincode', { pincode }),
        placesOfWords: (words, state) => call('places_of_words', state === null ? { words } : { words, state }),
      })
      return id ? [id] : [...guesses]
    },
  })
  return { ids: (rested === typed && data) || [], isSearching: rested !== typed || isFetching }
}

const narrow = createFilterOptions<PlaceChoice>({ limit: SHOWN, stringify: ({ spoken }) => spoken })

/** What an Autocomplete of places is given: those whose names hold what is typed, then those that it stands for otherwise. */
export function usePlaceSearch() {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const { ids, isSearching } = usePlacesOfText(placeText(typed))
  return {
    filterOptions(choices: PlaceChoice[], state: FilterOptionsState<PlaceChoice>) {
      const named = narrow(choices, state)
      const known = new Set(named.map(({ id }) => id))
      return [...named, ...choices.filter(({ id }) => ids.includes(id) && !known.has(id))]
    },
    onInputChange: (_event: unknown, text: string, reason: string) => setTyped(reason === 'input' ? text : ''),
    loading: isSearching,
    loadingText: translate('ra.page.loading'),
  }
}
