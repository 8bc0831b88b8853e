import { childrenOf } from '@maveshi/shared/catalogue/derived'
import { categoryPath, paths } from '../paths.ts'
import type { NavigationProps } from './MenuEntries.tsx'

function Column({ title, links }: { title: string; links: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <h2 className="mb-1 text-base">{title}</h2>
      <ul>
        {links.map(([href, text]) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-10 items-center text-muted hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Links to everything, the two helplines, and where data and pictures come from. */
export function Footer({ t, categories }: Pick<NavigationProps, 't' | 'categories'>) {
  const linked = (menu: 'Products' | 'Services') =>
    childrenOf(menu, categories).map((category) => [categoryPath(category), category.label] as const)
  return (
    <footer className="mt-12 border-t border-line bg-card">
      <div className="wrap grid grid-cols-2 gap-6 py-8 sm:grid-cols-3">
        <Column title={t('footer:browse')} links={linked('Products')} />
        <Column
          title={t('footer:sell')}
          links={[
            [paths.sell('product'), t('navbar:sellProduct')],
            [paths.sell('service'), t('navbar:sellService')],
          ]}
        />
        <Column title={t('footer:more')} links={[...linked('Services'), [paths.about, t('navbar:about')]]} />
      </div>
      <div className="wrap border-t border-line py-5 text-muted">
        <p className="font-semibold text-ink">{t('footer:promise')}</p>
        <p>
          {t('footer:animalHelpline')} · {t('footer:fraudHelpline')}
        </p>
        <p>{t('footer:places')}</p>
      </div>
    </footer>
  )
}
