import type { ListScreen } from '../data/guest/list-screen.ts'
import { withQuery } from '../paths.ts'
import { countText } from './FieldFilter.tsx'

/** So many answers stand beside the filters; all of them stand in these. Categories are few: each stands here. */
const SHOWN = 5

interface Choice {
  readonly value: string
  readonly label: string
}

/** The question that most people narrow this list by, with the answers that are not chosen yet. */
function question({ categories, category, fields, query }: ListScreen): readonly [string, readonly Choice[]] {
  if (!category && categories.length > 1) return ['category', categories]
  const field = fields.find(({ id, choices }) => choices.length > 0 && !query.attributes[id])
  return [field?.id ?? '', field?.choices ?? []]
}

/** The most frequent answers to the first question of a list, each a link that narrows the list by it. */
export function QuickFilters(screen: ListScreen) {
  const { url, page, query } = screen
  // Answers narrow a list by its address alone, and not where words have decided on the category.
  const isAddressed = query.categories.length > 0 || screen.category === undefined
  const [id, choices] = question(screen)
  const counts = page.facets[id] ?? {}
  if (!isAddressed || page.reading.is_loosened) return null
  return choices
    .filter(({ value }) => counts[value])
    .toSorted((a, b) => (counts[b.value] ?? 0) - (counts[a.value] ?? 0))
    .slice(0, id === 'category' ? undefined : SHOWN)
    .map(({ value, label }) => (
      <li key={value}>
        <a className="pill" href={withQuery(url, { [id]: value, after: undefined })}>
          {label} <small>{countText(counts[value] ?? 0)}</small>
        </a>
      </li>
    ))
}
