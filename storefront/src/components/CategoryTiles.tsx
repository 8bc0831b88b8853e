import type { Translate } from '@maveshi/shared/locale/translate'
import type { CategoryInMenu } from '../data/rules/catalogue-words.ts'
import { categoryPath } from '../paths.ts'
import { Art } from './Art.tsx'

/** Every category as a picture with its name, in one row. */
export function CategoryTiles({ t, categories }: { t: Translate; categories: readonly CategoryInMenu[] }) {
  return (
    <section className="w-full">
      <h2 className="max-lg:sr-only">{t('home:categories')}</h2>
      <ul className="tiles strip">
        {categories.map((category) => (
          <li key={category.value}>
            <a href={categoryPath(category)} className="lift tile">
              <Art icon={category.iconName} size={48} />
              <span>{category.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
