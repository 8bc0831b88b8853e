import { CURRENCY_UNIT } from '@maveshi/shared/catalogue/types'
import type { ListScreen } from '../data/guest/list-screen.ts'
import { answersShown } from '../data/guest/search.ts'
import { placeOfQuery } from '../data/rules/wanted.ts'
import { paths, withQuery } from '../paths.ts'
import { Art } from './Art.tsx'
import type { WiderList } from './wider-lists.ts'

/** The form for saying what one looks for, with what the list asks, by its address and by what its words were read as. */
function wantedHref({ url, page, category, query }: ListScreen): string {
  const form = new URL(paths.wantedForm + url.search, url)
  for (const { field, value = 'true' } of answersShown(page.reading)) form.searchParams.append(field, value)
  const money = page.reading.amounts.find(({ unit }) => unit === CURRENCY_UNIT)
  const [place, ...others] = page.reading.places
  const named = place && others.length === 0 ? { [place.split('.').length > 2 ? 'district' : 'state']: place } : {}
  return withQuery(form, {
    ...(money?.max === undefined ? {} : { priceMax: String(money.max) }),
    ...{ q: undefined, sort: undefined, after: undefined, tab: undefined, category: category?.value },
    ...placeOfQuery(query),
    ...named,
  })
}

/** Help where a list is empty: the same in more places, or with one filter less, where that finds something. */
export function EmptyList({ wider, ...screen }: ListScreen & { readonly wider: readonly WiderList[] }) {
  const { t } = screen
  return (
    <div className="card grid justify-items-center gap-3 p-6 text-center">
      <Art icon="goat" size={96} />
      <h2 className="text-xl">{t('buy:empty.title')}</h2>
      {wider.length > 0 && <p>{t('buy:empty.text')}</p>}
      <ul className="flex flex-wrap justify-center gap-2">
        {wider.map(({ text, href }) => (
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
      <p>{t('buy:empty.wanted')}</p>
      <a className="button button-quiet" href={wantedHref(screen)}>
        {t('buy:empty.post')}
      </a>
    </div>
  )
}
