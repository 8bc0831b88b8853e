import type { ListScreen } from '../data/guest/list-screen.ts'
import { answersShown } from '../data/guest/search.ts'
import { categoryPath, paths, withQuery } from '../paths.ts'
import { activeFilters } from './ActiveFilters.tsx'
import { Art } from './Art.tsx'
import { distanceText } from './distance.ts'

interface Way {
  readonly text: string
  readonly href: string
}

const FAR_KM = 200

/** The list of what a query's words were read as, without their places and without what only some listing may say. */
function asRead({ url, page, category }: ListScreen): URL {
  const read = new URL(category ? categoryPath(category) : paths.buy, url)
  for (const { field, value = 'true' } of answersShown(page.reading)) read.searchParams.append(field, value)
  return read
}

/** The same in more places: around the one that was named, in its state, and everywhere. */
function widerPlaces(screen: ListScreen): Way[] {
  const { t, query, page, states, words } = screen
  const district = query.district ?? page.reading.places.find((id) => id.split('.').length > 2) ?? query.near?.id
  const state = states.find(({ id, districts }) => id === query.state || districts.some((one) => one.id === district))
  if (!district && !state) return []
  const base = page.reading.places.length > 0 ? asRead(screen) : screen.url
  const to = (changes: Record<string, string>) =>
    withQuery(base, {
      state: undefined,
      district: undefined,
      near: undefined,
      within: undefined,
      after: undefined,
      ...changes,
    })
  const around = { distance: distanceText(FAR_KM, t), place: district ? words.place(district) : '' }
  return [
    ...(district && query.withinKm !== FAR_KM
      ? [{ text: t('buy:within', around), href: to({ near: district, within: String(FAR_KM) }) }]
      : []),
    ...(district && state ? [{ text: state.name, href: to({ state: state.id }) }] : []),
    { text: t('buy:filters.allIndia'), href: to({}) },
  ]
}

/** Everything of the kind that a query names, where its other words found nothing. */
function wholeKind(screen: ListScreen): Way[] {
  const { category, page } = screen
  const { words, categories } = page.reading
  if (!category || words.length === 0 || !categories.includes(category.value)) return []
  return [{ text: category.label, href: withQuery(asRead(screen), {}) }]
}

/** Help where a list is empty: the same in more places, or with one filter less. */
export function EmptyList(screen: ListScreen) {
  const { t, url } = screen
  const filters = activeFilters(screen)
  const fewer = filters.length > 1 ? filters : []
  const ways = [
    ...wholeKind(screen),
    ...widerPlaces(screen),
    ...fewer.map(({ text, changes }) => ({
      text: t('buy:filters.remove', { filter: text }),
      href: withQuery(url, { ...changes, after: undefined }),
    })),
  ]
  return (
    <div className="card grid justify-items-center gap-3 p-6 text-center">
      <Art icon="goat" size={96} />
      <h2 className="text-xl">{t('buy:empty.title')}</h2>
      <p>{t('buy:empty.text')}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {ways.map(({ text, href }) => (
          <li key={href}>
            <a className="button button-quiet" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
      <a className="button" href={paths.buy}>
        {t('buy:empty.all')}
      </a>
    </div>
  )
}
