import type { APIRoute } from 'astro'
import { suggestSearches } from '../data/guest/search.ts'
import type { Suggestions } from '../data/rules/suggestions.ts'

const SHORTEST_CHARACTERS = 2
const LONGEST_CHARACTERS = 100
const CACHE_SECONDS = 300

/** How the words of a search may go on: `?q=` in the reader's language. */
export const GET: APIRoute = async ({ url, locals }) => {
  const beginning = (url.searchParams.get('q') ?? '').replace(/\p{Cc}/gu, ' ').slice(0, LONGEST_CHARACTERS)
  const isEnough = beginning.trim().length >= SHORTEST_CHARACTERS
  const texts = isEnough ? await suggestSearches(beginning, locals.language) : []
  const answer: Suggestions = { texts, said: locals.t('searchResults:suggestions', { count: texts.length }) }
  return Response.json(answer, { headers: { 'cache-control': `public, max-age=${CACHE_SECONDS}` } })
}
