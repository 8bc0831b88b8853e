import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * A menu that opens without scripts. Menus with one name close each other.
 * @param children list items
 */
export function MenuGroup({ title, name, children }: { title: ReactNode; name: string; children: ReactNode }) {
  return (
    <details name={name} className="menu relative">
      <summary className="flex min-h-12 items-center gap-1.5 rounded-control px-3 font-semibold hover:bg-leaf-soft">
        {title}
        <ChevronDown size={16} aria-hidden />
      </summary>
      <ul className="card absolute inset-s-0 z-20 mt-1 min-w-60 p-2 shadow-lg max-lg:static max-lg:border-0 max-lg:shadow-none">
        {children}
      </ul>
    </details>
  )
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
