import { formatPrice } from '@maveshi/shared/locale/format'
import { X } from 'lucide-react'
import type { ListScreen } from '../data/list-screen.ts'
import { withQuery } from '../paths.ts'

interface Chip {
  readonly text: string
  /** The query parameters that go with it. */
  readonly parameters: readonly string[]
}

function activeFilters({ t, query, optionField, states, category, categories }: ListScreen): Chip[] {
  const state = states.find(({ id }) => id === query.state)
  const district = state?.districts.find(({ id }) => id === query.district)
  const option = optionField?.choices.find(({ value }) => value === query.option?.value)
  return [
    ...(category && categories.length > 1
      ? [{ text: category.label, parameters: ['category', optionField?.id ?? ''] }]
      : []),
    ...(option ? [{ text: option.label, parameters: [optionField?.id ?? ''] }] : []),
    ...(state && !district ? [{ text: state.name, parameters: ['state'] }] : []),
    ...(state && district ? [{ text: `${district.name}, ${state.name}`, parameters: ['district'] }] : []),
    ...(query.priceMax === undefined
      ? []
      : [{ text: t('buy:priceUpTo', { price: formatPrice(query.priceMax) }), parameters: ['priceMax'] }]),
  ]
}

/** What narrows the list now, each with a link that takes it away. */
export function ActiveFilters(screen: ListScreen) {
  const { url, t } = screen
  const chips = activeFilters(screen)
  if (chips.length === 0) return null
  return (
    <ul className="mb-4 flex flex-wrap gap-2">
      {chips.map(({ text, parameters }) => (
        <li key={text}>
          <a
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-leaf-soft px-4 font-medium"
            href={withQuery(url, Object.fromEntries([...parameters, 'page'].map((name) => [name, undefined])))}
            aria-label={t('buy:filters.remove', { filter: text })}
          >
            {text}
            <X size={16} aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  )
}
