import type { Translate } from '@maveshi/shared/locale/translate'
import type { CategoryInMenu } from '../data/rules/catalogue-words.ts'
import { categoryPath } from '../paths.ts'
import { Art } from './Art.tsx'

/** Every category as a large picture with its name. */
export function CategoryTiles({ t, categories }: { t: Translate; categories: readonly CategoryInMenu[] }) {
  return (
    <section className="mt-8 w-full">
      <h2 className="mb-4 text-2xl">{t('home:categories')}</h2>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5 sm:gap-3 lg:grid-cols-9">
        {categories.map((category) => (
          <li key={category.value}>
            <a href={categoryPath(category)} className="card lift tile">
              <Art icon={category.iconName} size={64} />
              <span>{category.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
