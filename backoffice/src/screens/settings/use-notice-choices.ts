import { isLivestock } from '@maveshi/shared/catalogue/kinds'
import type { Row } from '@maveshi/shared/database'
import { type Labels, type Language, label } from '@maveshi/shared/locale/languages'
import { joinList } from '@maveshi/shared/locale/list'
import { useMemo } from 'react'
import { columnNames } from '../../providers/column-names.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { useRows } from '../../providers/use-rows.ts'

type CategoryRow = { readonly id: string } & Pick<Row<'categories'>, 'value' | 'kind' | 'labels'>
type PlaceRow = Pick<Row<'places'>, 'id' | 'parent_id' | 'names'>

/** What can be chosen, with all the names by which it can be found. */
export interface NoticeChoice {
  readonly id: string
  readonly name: string
  readonly spoken: string
}

/** The animals and places that a notice can be about. States come before their districts. */
export interface NoticeChoices {
  readonly categories: readonly NoticeChoice[]
  readonly places: readonly NoticeChoice[]
}

const choice = (id: string, names: Labels, language: Language, within = ''): NoticeChoice => {
  const name = joinList([label(names, language, id), within].filter(Boolean), language)
  return { id, name, spoken: [name, ...Object.values(names)].join(' ') }
}

function placeChoices(rows: readonly PlaceRow[], language: Language): NoticeChoice[] {
  const states = new Map(rows.filter(({ parent_id }) => !parent_id).map(({ id, names }) => [id, names]))
  const collator = new Intl.Collator(language)
  const named = rows.map(({ id, parent_id, names }) => ({
    isState: !parent_id,
    ...choice(id, names, language, parent_id ? label(states.get(parent_id), language) : ''),
  }))
  return named.sort((a, b) => Number(b.isState) - Number(a.isState) || collator.compare(a.name, b.name))
}

/** What a notice can be about, in the reader's language; nothing while it is on its way. */
export function useNoticeChoices(): { choices: NoticeChoices | undefined; error: unknown; retry: () => void } {
  const language = useLanguage()
  const categories = useRows<CategoryRow>(
    'categories',
    'position',
    columnNames('categories', 'value', 'kind', 'labels'),
  )
  const places = useRows<PlaceRow>('places', 'id', columnNames('places', 'id', 'parent_id', 'names'))
  const choices = useMemo(() => {
    if (!categories.data || !places.data) return undefined
    return {
      categories: categories.data.filter(isLivestock).map(({ value, labels }) => choice(value, labels, language)),
      places: placeChoices(places.data, language),
    }
  }, [categories.data, places.data, language])
  const retry = () => {
    void categories.refetch()
    void places.refetch()
  }
  return { choices, error: categories.error ?? places.error, retry }
}
