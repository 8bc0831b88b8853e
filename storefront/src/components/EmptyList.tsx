import type { ListScreen } from '../data/guest/list-screen.ts'
import { paths } from '../paths.ts'
import { Art } from './Art.tsx'
import type { WiderList } from './wider-lists.ts'

/** Help where a list is empty: the same in more places, or with one filter less, where that finds something. */
export function EmptyList({ t, wider }: Pick<ListScreen, 't'> & { readonly wider: readonly WiderList[] }) {
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
    </div>
  )
}
