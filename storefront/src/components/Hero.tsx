import type { Translate } from '@maveshi/shared/locale/translate'
import type { CategoryInMenu } from '../data/rules/catalogue-words.ts'
import { paths } from '../paths.ts'
import { Art } from './Art.tsx'

/** How large the drawings of the first categories stand in a row, in CSS pixels: as the animals do. */
const SIZES = [144, 96, 144]

/** What this place is, and the two ways on. */
export function Hero({ t, categories }: { t: Translate; categories: readonly CategoryInMenu[] }) {
  return (
    <section className="mt-10 flex items-end justify-between gap-8 rounded-card bg-leaf-soft p-5 sm:p-10">
      <div>
        <h2 className="text-2xl text-leaf-deep">{t('footer:promise')}</h2>
        <p className="mt-2 max-w-2xl text-lg">{t('hero:subtitle')}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <a className="button max-sm:grow" href={paths.buy}>
            {t('hero:buy')}
          </a>
          <a className="button button-quiet max-sm:grow" href={paths.sell('product')} data-sell>
            {t('hero:sell')}
          </a>
        </div>
      </div>
      <div className="hidden shrink-0 items-end lg:flex">
        {SIZES.map((size, index) => {
          const icon = categories[index]?.iconName
          return icon && <Art key={icon} icon={icon} size={size} />
        })}
      </div>
    </section>
  )
}
