import { childrenOf } from '@maveshi/shared/catalogue/derived'
import { isGoods } from '@maveshi/shared/catalogue/kinds'
import type { ParentMenu } from '@maveshi/shared/catalogue/types'
import { LANGUAGE_QUERY } from '@maveshi/shared/locale/chosen'
import { LANGUAGE_FACTS, type Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import { ShoppingCart, Tag } from 'lucide-react'
import type { CategoryInMenu } from '../data/rules/catalogue-words.ts'
import { categoryPath, paths, withQuery } from '../paths.ts'
import { Art } from './Art.tsx'
import { LANGUAGE_SIGN } from './LanguageOffer.tsx'
import { MenuGroup, MenuLink } from './MenuGroup.tsx'

/** What the header shows, and where. */
export interface NavigationProps {
  readonly t: Translate
  readonly language: Language
  readonly url: URL
  readonly categories: readonly CategoryInMenu[]
}

/**
 * Whether a link leads to the page that it stands on: `/category/cattle` is `/category/Cattle`, and a tab is a page.
 * @param isFirstTab whether it leads to the tab that is shown where the address names none
 */
function current(url: URL, href: string, isFirstTab = false): 'page' | undefined {
  const { pathname, searchParams } = new URL(href, url)
  const isHere = url.pathname.toLowerCase() === pathname.toLowerCase()
  const tab = searchParams.get('tab')
  const shown = url.searchParams.get('tab')?.toLowerCase()
  return isHere && (!tab || (shown ? tab === shown : isFirstTab)) ? 'page' : undefined
}

function CategoryMenu({ menu, url, categories, group }: NavigationProps & { menu: CategoryInMenu; group: string }) {
  const children = childrenOf(menu.value as ParentMenu, categories).filter(({ showInHeader }) => showInHeader)
  const firstTab = categories.find((category) => category.isCreatable && isGoods(category))
  return (
    <MenuGroup name={group} title={menu.label}>
      {children.map((category) => (
        <MenuLink
          key={category.value}
          href={categoryPath(category)}
          icon={<Art icon={category.iconName} size={28} />}
          aria-current={current(url, categoryPath(category), category === firstTab)}
        >
          {category.label}
        </MenuLink>
      ))}
    </MenuGroup>
  )
}

function PageLink({ href, url, children }: { href: string; url: URL; children: string }) {
  return (
    <a
      href={href}
      aria-current={current(url, href)}
      className="flex min-h-12 items-center rounded-control px-3 font-semibold hover:bg-leaf-soft aria-[current]:text-leaf aria-[current]:underline"
    >
      {children}
    </a>
  )
}

/** Pages and the menus of the category table, in the order of that table. */
export function PageEntries({ group, ...props }: NavigationProps & { group: string }) {
  const { t, url, categories } = props
  const menus = categories.filter(({ parentMenu, showInHeader }) => !parentMenu && showInHeader)
  return (
    <>
      <PageLink href={paths.home} url={url}>
        {t('navbar:home')}
      </PageLink>
      <PageLink href={paths.buy} url={url}>
        {t('navbar:buy')}
      </PageLink>
      <PageLink href={paths.wanted} url={url}>
        {t('navbar:wanted')}
      </PageLink>
      {menus.map((menu) => (
        <CategoryMenu key={menu.value} menu={menu} group={group} {...props} />
      ))}
      <PageLink href={paths.about} url={url}>
        {t('navbar:about')}
      </PageLink>
    </>
  )
}

/** Sell a product or a service. A guest is asked for an account first. */
export function SellEntries({ t, group }: NavigationProps & { group: string }) {
  return (
    <MenuGroup name={group} title={t('navbar:sell')} className="bg-leaf text-on-leaf">
      <MenuLink href={paths.sell('product')} icon={<ShoppingCart size={20} aria-hidden />} data-sell>
        {t('navbar:sellProduct')}
      </MenuLink>
      <MenuLink href={paths.sell('service')} icon={<Tag size={20} aria-hidden />} data-sell>
        {t('navbar:sellService')}
      </MenuLink>
    </MenuGroup>
  )
}

/** The eleven languages, each by its own name. A choice opens the same page again. */
export function LanguageEntries({
  t,
  language,
  url,
  group,
  isNarrow,
}: NavigationProps & { group: string; isNarrow?: true }) {
  const chosen = LANGUAGE_FACTS.find(({ code }) => code === language)
  return (
    <MenuGroup
      name={group}
      isStacked={isNarrow}
      title={
        <>
          <b aria-hidden>{LANGUAGE_SIGN}</b>
          <span className="sr-only">{t('navbar:language')}: </span>
          <span>{chosen?.name}</span>
        </>
      }
    >
      {LANGUAGE_FACTS.map(({ code, name }) => (
        <MenuLink
          key={code}
          href={withQuery(url, { [LANGUAGE_QUERY]: code })}
          lang={code}
          aria-current={code === language ? 'true' : undefined}
        >
          {name}
        </MenuLink>
      ))}
    </MenuGroup>
  )
}
