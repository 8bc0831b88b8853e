import { type ConsoleRole, isAllowed, type Right } from '@maveshi/shared/access/console-roles'
import { useSyncExternalStore } from 'react'
import { useBackend } from './backend.ts'
import { isAllowedAt } from './opened-by.ts'

/** The roles of whoever is here, as they are known now. */
export function useRoles(): readonly ConsoleRole[] {
  const { roles } = useBackend().access
  return useSyncExternalStore(roles.subscribe, roles.get)
}

/** What whoever is here may do. That is a courtesy: the database decides. */
export function useRights() {
  const roles = useRoles()
  return {
    may: (right: Right) => isAllowed(roles, right),
    /** Owners alone decide about administrators. */
    mayDecideAbout: (person: { readonly is_admin: boolean }) => !person.is_admin || isAllowed(roles, 'roles'),
    mayOpen: (path: string) => isAllowedAt(roles, path),
  }
}
