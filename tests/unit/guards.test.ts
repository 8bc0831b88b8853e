import {
  ADMIN_VIEW_KEY,
  denialToast,
  guard,
  readAdminView,
  returnPath,
  type Visitor,
} from '@maveshi/shared/access/guards'
import { describe, expect, test } from 'vitest'

const visitor = (changes: Partial<Visitor> = {}): Visitor => ({
  isLoading: false,
  user: { id: '1' },
  profile: { is_admin: false, role: 'farmer' },
  isAdminView: true,
  ...changes,
})
const LOADING = visitor({ isLoading: true, user: null, profile: null })
const GUEST = visitor({ user: null, profile: null })
const FARMER = visitor()
const WITHOUT_PROFILE = visitor({ profile: null })
const ADMIN = visitor({ profile: { is_admin: true, role: 'farmer' } })
const ADMIN_AS_USER = visitor({ profile: { is_admin: true, role: 'farmer' }, isAdminView: false })

describe('a guarded route', () => {
  test.each([
    ['waits while who is asking is loading', LOADING, {}, 'loading'],
    ['waits even for what only administrators may', LOADING, { admin: true }, 'loading'],
    ['sends a guest to sign in', GUEST, {}, 'login'],
    ['sends a guest to sign in before it asks for rights', GUEST, { admin: true }, 'login'],
    ['lets a person in', FARMER, {}, 'allowed'],
    ['lets a person in whose profile could not be read', WITHOUT_PROFILE, {}, 'allowed'],
    ['lets an administrator in', ADMIN, { admin: true }, 'allowed'],
    ['lets a person of the role in', FARMER, { role: 'farmer' }, 'allowed'],
    ['lets an administrator in user view into what is not for administrators', ADMIN_AS_USER, {}, 'allowed'],
  ] as const)('%s', (_what, who, requirement, kind) => expect(guard(who, requirement)).toEqual({ kind }))

  test.each([
    ['administrators', FARMER, { admin: true }, 'notAdmin'],
    ['administrators, without a profile', WITHOUT_PROFILE, { admin: true }, 'notAdmin'],
    ['administrators in administrator view', ADMIN_AS_USER, { admin: true }, 'userView'],
    ['another role', FARMER, { role: 'veterinarian' }, 'role:veterinarian'],
    ['a role, without a profile', WITHOUT_PROFILE, { role: 'farmer' }, 'role:farmer'],
    ['administrators before it asks for a role', FARMER, { admin: true, role: 'veterinarian' }, 'notAdmin'],
  ] as const)('refuses who is not of %s, and says why', (_what, who, requirement, why) => {
    const outcome = guard(who, requirement)
    expect(outcome.kind).toBe('denied')
    if (outcome.kind === 'denied') expect(denialToast(outcome)).toBe(`accessDenied.${why}`)
  })
})

describe('the administrator’s view', () => {
  test('is on when nothing is stored', () => expect(readAdminView(null)).toBe(true))
  test('is on when on is stored', () => expect(readAdminView('true')).toBe(true))
  test('is off when off is stored', () => expect(readAdminView('false')).toBe(false))
  test('is stored under its key', () => expect(ADMIN_VIEW_KEY).toBe('isAdminView'))
})

describe('the path to return to after signing in', () => {
  test.each(['/', '/sell/product', '/listing/1?a=b&c=d#e', '/search?q=%E0%A4%97%E0%A4%BE%E0%A4%AF', '/a//b'])(
    '%s stays as it is',
    (path) => {
      expect(returnPath(path)).toBe(path)
    },
  )

  test.each([
    null,
    undefined,
    '',
    'sell',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\\b',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /sell',
    '/\t/evil.example',
    '/\n/evil.example',
    '/ /evil.example',
    '\u0000/sell',
  ])('%o goes home', (path) => expect(returnPath(path)).toBe('/'))

  test.each(['//evil.example', '/\\evil.example', '/\t/evil.example'])('%o would have left the site', (path) => {
    expect(new URL(path, 'https://maveshi.example').host).toBe('evil.example')
    expect(new URL(returnPath(path), 'https://maveshi.example').host).toBe('maveshi.example')
  })
})
