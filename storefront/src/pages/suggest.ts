import type { Language } from '@maveshi/shared/locale/languages'
import { joinList } from '@maveshi/shared/locale/list'
import type { APIRoute } from 'astro'
import { readPlaceNames } from '../data/guest/places.ts'
import { suggestPlaces, suggestSearches } from '../data/guest/search.ts'
import type { Suggestions } from '../data/rules/suggestions.ts'

const SHORTEST_CHARACTERS = 2
const LONGEST_CHARACTERS = 100
const CACHE_SECONDS = 300

/** The places that a beginning may stand for, with their states, in the reader's language; towns with their districts. */
async function placesIn(beginning: string, language: Language): Promise<string[]> {
  const [found, nameOf] = await Promise.all([suggestPlaces(beginning), readPlaceNames(language)])
  return found.map(({ place, town }) => joinList([...(town ? [town] : []), nameOf(place)], language))
}

/** How the words of a search, `?q=`, or the name of a place, `?near=`, may go on, in the reader's language. */
export const GET: APIRoute = async ({ url, locals }) => {
  const near = url.searchParams.get('near')
  const beginning = (near ?? url.searchParams.get('q') ?? '').replace(/\p{Cc}/gu, ' ').slice(0, LONGEST_CHARACTERS)
  const isEnough = beginning.trim().length >= SHORTEST_CHARACTERS
  const suggest = near === null ? suggestSearches : placesIn
  const texts = isEnough ? await suggest(beginning, locals.language) : []
  const answer: Suggestions = { texts, said: locals.t('searchResults:suggestions', { count: texts.length }) }
  return Response.json(answer, { headers: { 'cache-control': `public, max-age=${CACHE_SECONDS}` } })
}
