import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import type { SearchReading, TypedTerm } from '../../providers/lexicon.ts'
import { quietQuery } from '../../providers/queries.ts'

/**
 * How the market reads a search; it is read again whenever words change.
 * @param query nothing is asked while it is empty
 * @param added a word that is not there yet
 */
export function useReading(query: string, added?: Pick<TypedTerm, 'term' | 'concept'>) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { retry } = quietQuery
  return useQuery<SearchReading>({
    queryKey: ['read_search', query, added?.term, added?.concept],
    queryFn: () => dataProvider.readSearch(query, added),
    enabled: query.trim() !== '',
    retry,
  })
}

interface Seen {
  readonly query: string
  readonly text: string
  readonly reading: SearchReading
  readonly before?: SearchReading
}

/** The reading of a search, and how it was read before words were changed. */
export function useReadingAndBefore(query: string) {
  const { data, error, isFetching, refetch } = useReading(query)
  const [seen, setSeen] = useState<Seen>()
  useEffect(() => {
    if (!data) return
    const text = JSON.stringify(data)
    setSeen((last) => {
      if (last?.query !== query) return { query, text, reading: data }
      return last.text === text ? last : { query, text, reading: data, before: last.reading }
    })
  }, [data, query])
  const current = seen?.query === query ? seen : undefined
  return { reading: current?.reading, before: current?.before, error, isFetching, refetch }
}
