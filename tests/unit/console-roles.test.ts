import {
  CONSOLE_ROLES,
  type ConsoleRole,
  isAllowed,
  RIGHTS,
  type Right,
  rolesFor,
} from '@maveshi/shared/access/console-roles'
import { topicsOf } from '@maveshi/shared/notice/telling'
import { describe, expect, test } from 'vitest'
import { PATHS } from '../../backoffice/src/paths.ts'
import { isAllowedAt, OPENED_BY } from '../../backoffice/src/providers/opened-by.ts'

const EVERY = Object.keys(RIGHTS) as Right[]

test('an owner may everything, and whoever has no role nothing', () => {
  expect(EVERY.filter((right) => !isAllowed(['owner'], right))).toEqual([])
  expect(EVERY.filter((right) => isAllowed([], right))).toEqual([])
  for (const right of EVERY) expect(rolesFor(right)[0]).toBe('owner')
})

test('who has two roles may what either may', () => {
  for (const right of EVERY)
    expect(isAllowed(['editor', 'support'], right)).toBe(isAllowed(['editor'], right) || isAllowed(['support'], right))
})

test('every role is for something', () => {
  for (const role of CONSOLE_ROLES) expect(EVERY.some((right) => isAllowed([role], right))).toBe(true)
})

describe('screens', () => {
  test('say who opens them, all but the first', () => {
    const parts = Object.values(PATHS).map((path) => path.slice(1))
    expect(Object.keys(OPENED_BY).sort()).toEqual(parts.filter(Boolean).sort())
  })

  test.each([
    ['moderator', ['listings', 'users', 'reports', 'settings', 'wanted-notices']],
    ['editor', ['categories', 'dropdown-options', 'livestock-types', 'subcategories', 'search-lexicon', 'settings']],
    ['support', ['listings', 'users', 'create-listing', 'wanted-notices']],
  ] as const)('the %s opens %o', (role: ConsoleRole, opened) => {
    const open = Object.keys(OPENED_BY).filter((part) => isAllowedAt([role], `/${part}/one/show`))
    expect(open.sort()).toEqual([...opened].sort())
    expect(isAllowedAt([role], '/')).toBe(true)
    expect(isAllowedAt([role], '/nowhere')).toBe(true)
  })
})

test('of what waits hears who decides', () => {
  expect(topicsOf(['moderator'])).toContain('work')
  for (const roles of [[], ['editor'], ['support']] as const) expect(topicsOf(roles)).not.toContain('work')
})

test('of the numbers of each week hear owners alone', () => {
  expect(topicsOf(['owner'])).toContain('summary')
  for (const roles of [[], ['moderator'], ['editor', 'support']] as const)
    expect(topicsOf(roles)).not.toContain('summary')
})
