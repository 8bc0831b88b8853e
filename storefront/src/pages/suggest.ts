import type { APIRoute } from 'astro'
import { suggestSearches } from '../data/search.ts'

const SHORTEST_CHARACTERS = 2
const LONGEST_CHARACTERS = 100
const KEPT_SECONDS = 300

/** How the words of a search may go on: `?q=` in the reader's language, as a list of texts. */
export const GET: APIRoute = async ({ url, locals }) => {
  const beginning = (url.searchParams.get('q') ?? '').replace(/\p{Cc}/gu, ' ').slice(0, LONGEST_CHARACTERS)
  const isEnough = beginning.trim().length >= SHORTEST_CHARACTERS
  const suggestions = isEnough ? await suggestSearches(beginning, locals.language) : []
  return Response.json(suggestions, { headers: { 'cache-control': `public, max-age=${KEPT_SECONDS}` } })
}
