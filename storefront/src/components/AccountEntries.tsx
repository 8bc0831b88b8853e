import { LayoutDashboard, LogOut, ShieldCheck, User, UserCog } from 'lucide-react'
import { paths, withReturn } from '../paths.ts'
import type { NavigationProps } from './MenuEntries.tsx'
import { MenuGroup, MenuLink } from './MenuGroup.tsx'

/** Login and Register for guests; for members a menu under their own name, which a script fills in. */
export function AccountEntries({ t, url, group }: NavigationProps & { group: string }) {
  const from = `${url.pathname}${url.search}`
  return (
    <>
      <a data-for="guest" href={withReturn(paths.login, from)} className="button button-quiet">
        {t('navbar:login')}
      </a>
      <a data-for="guest" href={withReturn(paths.register, from)} className="button button-quiet">
        {t('navbar:register')}
      </a>
      <div data-for="member">
        <MenuGroup
          name={group}
          title={
            <>
              <User size={20} aria-hidden />
              <span data-account-name className="max-w-40 truncate">
                {t('navbar:account')}
              </span>
            </>
          }
        >
          <MenuLink href={paths.dashboard} icon={<LayoutDashboard size={20} aria-hidden />}>
            {t('navbar:dashboard')}
          </MenuLink>
          <MenuLink href={paths.profile} icon={<UserCog size={20} aria-hidden />}>
            {t('navbar:profile')}
          </MenuLink>
          <MenuLink href={paths.console} icon={<ShieldCheck size={20} aria-hidden />} data-for="admin">
            {t('navbar:console')}
          </MenuLink>
          <li>
            <button
              type="button"
              data-logout
              className="flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-control px-3 hover:bg-leaf-soft"
            >
              <LogOut size={20} aria-hidden />
              {t('navbar:logout')}
            </button>
          </li>
        </MenuGroup>
      </div>
    </>
  )
}
