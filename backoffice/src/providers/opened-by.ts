import { type ConsoleRole, isAllowed, type Right } from '@maveshi/shared/access/console-roles'

/** What opens a screen, by the first part of its path below /admin: one of these. Every administrator opens the others. */
export const OPENED_BY: Readonly<Partial<Record<string, readonly Right[]>>> = {
  listings: ['listings'],
  categories: ['catalogue'],
  'dropdown-options': ['catalogue'],
  'livestock-types': ['catalogue'],
  subcategories: ['catalogue'],
  'search-lexicon': ['searchWords'],
  users: ['people'],
  reports: ['reports'],
  'wanted-notices': ['listings'],
  'create-listing': ['listingForOthers'],
  settings: ['settings', 'texts', 'flaggedWords'],
  analytics: ['analytics'],
  audit: ['audit'],
}

/** Whether somebody of these roles may be at a path below /admin. One that leads nowhere is no secret. */
export function isAllowedAt(roles: readonly ConsoleRole[], path: string): boolean {
  const rights = OPENED_BY[path.split('/')[1] ?? '']
  return !rights || rights.some((right) => isAllowed(roles, right))
}
