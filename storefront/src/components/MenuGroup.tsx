import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * A menu that opens without scripts. Menus with one name close each other.
 * @param children list items
 */
export function MenuGroup({ title, name, isStacked, className = '', children }: MenuGroupProps) {
  return (
    <details name={name} className="menu">
      <summary
        className={
          isStacked
            ? 'stacked'
            : `flex min-h-12 items-center gap-1.5 rounded-control px-2 font-semibold hover:bg-leaf-soft [.mobile-menu_&]:px-3 ${className}`
        }
      >
        {title}
        {!isStacked && <ChevronDown size={16} aria-hidden className="shrink-0 [.mobile-menu_&]:ms-auto" />}
      </summary>
      <ul className="card menu-list">{children}</ul>
    </details>
  )
}

interface MenuGroupProps {
  readonly title: ReactNode
  readonly name: string
  /** The sign above its word, as the narrow header has them. */
  readonly isStacked?: true | undefined
  /** Of what opens it. */
  readonly className?: string
  readonly children: ReactNode
}

/** An entry of a menu: a link with, mostly, an icon before its words. */
export function MenuLink({ href, icon, children, ...rest }: MenuLinkProps) {
  return (
    <li>
      <a
        href={href}
        className="flex min-h-12 items-center gap-3 rounded-control px-3 hover:bg-leaf-soft aria-[current]:font-bold"
        {...rest}
      >
        {icon}
        {children}
      </a>
    </li>
  )
}

interface MenuLinkProps {
  readonly href: string
  readonly icon?: ReactNode
  readonly children: ReactNode
  readonly lang?: string
  readonly 'aria-current'?: 'page' | 'true' | undefined
  readonly 'data-sell'?: true
  readonly 'data-for'?: 'member' | 'guest' | 'admin'
}
