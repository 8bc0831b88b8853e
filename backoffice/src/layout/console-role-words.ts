import { CONSOLE_ROLES, type ConsoleRole } from '@maveshi/shared/access/console-roles'
import { joinList } from '@maveshi/shared/locale/list'
import { useTranslate } from 'react-admin'
import { useLanguage } from '../providers/i18n-provider.ts'

/** The word of each role of administrators, by key. */
export const CONSOLE_ROLE_WORDS: Readonly<Record<ConsoleRole, string>> = {
  owner: 'admin:roles.names.owner',
  moderator: 'admin:roles.names.moderator',
  editor: 'admin:roles.names.editor',
  support: 'admin:roles.names.support',
}

/** Says somebody's roles, one after the other. */
export function useConsoleRoles(): (roles: readonly ConsoleRole[]) => string {
  const translate = useTranslate()
  const language = useLanguage()
  return (roles) =>
    joinList(
      CONSOLE_ROLES.filter((role) => roles.includes(role)).map((role) => translate(CONSOLE_ROLE_WORDS[role])),
      language,
    )
}
