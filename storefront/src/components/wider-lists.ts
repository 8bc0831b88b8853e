import { distanceText } from '@maveshi/shared/listing/range-text'
import type { ListScreen } from '../data/guest/list-screen.ts'
import { answersShown, countListings, MOST_COUNTED_LISTS } from '../data/guest/search.ts'
import type { ListingQuery } from '../data/rules/listing-query.ts'
import { categoryPath, paths, type QueryChanges, withQuery } from '../paths.ts'
import { activeFilters } from './ActiveFilters.tsx'
import { countText } from './FieldFilter.tsx'

/** A list that shows more than an empty one. */
export interface WiderList {
  readonly text: string
  readonly href: string
}

interface Way extends WiderList {
  readonly query: ListingQuery
}

const FAR_KM = 200

/** The addresses that changes of an empty list lead to, each with what it asks for. */
interface Base {
  readonly url: URL
  readonly queryOf: (href: string) => ListingQuery
}

function here({ url, queryAt }: ListScreen): Base {
  return { url, queryOf: (href) => queryAt(new URL(href, url).searchParams) }
}

/** The list of what a query's words were read as, without their places and without what only some listing may say. */
function asRead({ url, page, category, queryAt }: ListScreen): Base {
  const read = new URL(category ? categoryPath(category) : paths.buy, url)
  for (const { field, value = 'true' } of answersShown(page.reading)) read.searchParams.append(field, value)
  return { url: read, queryOf: (href) => queryAt(new URL(href, url).searchParams, category ?? 'everything') }
}

function way(text: string, { url, queryOf }: Base, changes: QueryChanges): Way {
  const href = withQuery(url, { ...changes, after: undefined })
  return { text, href, query: queryOf(href) }
}

/** The same in more places: around the one that was named, in its state, and everywhere. */
function widerPlaces(screen: ListScreen): Way[] {
  const { t, query, page, states, words } = screen
  const { places, around } = page.reading
  const district = query.district ?? around ?? places.find((id) => id.split('.').length > 2) ?? query.near?.id
  const state = states.find(({ id, districts }) => id === query.state || districts.some((one) => one.id === district))
  if (!district && !state) return []
  const base = places.length > 0 || page.reading.within_km ? asRead(screen) : here(screen)
  const to = (text: string, changes: QueryChanges) =>
    way(text, base, { state: undefined, district: undefined, near: undefined, within: undefined, ...changes })
  const near = { distance: distanceText(FAR_KM, t), place: district ? words.place(district) : '' }
  return [
    ...(district && query.withinKm !== FAR_KM
      ? [to(t('buy:within', near), { near: district, within: String(FAR_KM) })]
      : []),
    ...(district && state ? [to(state.name, { state: state.id })] : []),
    to(t('buy:filters.allIndia'), {}),
  ]
}

/** Everything of the kind that a query names, where its other words found nothing. */
function wholeKind(screen: ListScreen): Way[] {
  const { category, page } = screen
  const { words, categories } = page.reading
  if (!category || words.length === 0 || !categories.includes(category.value)) return []
  return [way(category.label, asRead(screen), {})]
}

/** The whole category, where more than one filter narrows it. */
function wholeCategory({ url, category, queryAt }: ListScreen): Way[] {
  if (!category) return []
  const whole = { url: new URL(categoryPath(category), url), queryOf: () => queryAt(new URLSearchParams(), category) }
  return [way(category.label, whole, {})]
}

/** The same with one filter less. */
function fewerFilters(screen: ListScreen): Way[] {
  const filters = activeFilters(screen)
  if (filters.length < 2) return []
  return filters.map(({ text, changes }) =>
    way(screen.t('buy:filters.remove', { filter: text }), here(screen), changes),
  )
}

/**
 * The lists that lead on from an empty one and are not empty themselves, with how many listings each has.
 * @throws Error when the database does not answer
 */
export async function widerLists(screen: ListScreen): Promise<WiderList[]> {
  if (screen.page.listings.length > 0) return []
  const narrower = [...wholeKind(screen), ...widerPlaces(screen), ...fewerFilters(screen)]
  const all = [...narrower.slice(0, MOST_COUNTED_LISTS - 1), ...wholeCategory(screen)]
  const ways = all.filter(({ href }, index) => all.findIndex((one) => one.href === href) === index)
  if (ways.length === 0) return []
  const counts = await countListings(ways.map(({ query }) => query))
  return ways.flatMap(({ text, href }, index) => {
    const count = counts[index] ?? 0
    return count > 0 ? [{ text: screen.t('buy:filters.counted', { thing: text, number: countText(count) }), href }] : []
  })
}
