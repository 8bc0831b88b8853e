import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  CHANGING_FUNCTIONS,
  isAffected,
  isOpenToMembers,
  QUIET_FUNCTIONS,
  type Tag,
  tagsOfWrite,
} from '../../storefront/server/changes.ts'
import { tagsOfPage } from '../../storefront/server/page-key.ts'
import { filesUnder } from '../support/repository.ts'

const id = randomUUID()
const page = (path: string) => tagsOfPage(new URL(path, 'https://market.test'))

describe('what a write changes', () => {
  test.each<[string, string, string, unknown, Tag[]]>([
    [
      'a listing of a known category',
      'PATCH',
      `/rest/v1/listings?id=eq.${id}`,
      { category: 'Goat' },
      ['listings', 'category:goat', `listing:${id}`],
    ],
    ['a new draft', 'POST', '/rest/v1/listings', { id, category: 'Goat' }, []],
    ['a draft that goes', 'DELETE', `/rest/v1/listings?id=eq.${id}`, undefined, []],
    [
      'a listing by its id',
      'PATCH',
      `/rest/v1/listings?id=eq.${id}`,
      { price: 1 },
      ['listings', 'category:*', `listing:${id}`],
    ],
    [
      'listings nobody can tell',
      'PATCH',
      '/rest/v1/listings?seller_id=eq.1',
      undefined,
      ['listings', 'category:*', 'listing:*'],
    ],
    ['photographs of a draft', 'POST', '/rest/v1/listing_photos', [{ listing_id: id }], []],
    [
      'a decision',
      'POST',
      '/rest/v1/rpc/approve_listing',
      { listing_id: id },
      ['listings', 'category:*', `listing:${id}`],
    ],
    [
      'a suspension',
      'POST',
      '/rest/v1/rpc/suspend_profile',
      { profile_id: id },
      ['listings', 'category:*', 'listing:*', 'wanted'],
    ],
    ['the catalogue', 'PATCH', '/rest/v1/listing_fields?key=eq.Sheep.weight', { max: 50 }, ['catalogue']],
    ['the order of the catalogue', 'POST', '/rest/v1/rpc/reorder_catalogue', { ids: [] }, ['catalogue']],
    ['two answers made one', 'POST', '/rest/v1/rpc/merge_dropdown_options', {}, ['catalogue']],
    ['an import', 'POST', '/rest/v1/rpc/finish_import', { import_id: id }, ['catalogue']],
    ['rows that are checked', 'POST', '/rest/v1/rpc/import_listings', { rows: [] }, []],
    ['a count of uses', 'POST', '/rest/v1/rpc/catalogue_uses', {}, []],
    ['a wanted notice', 'POST', '/rest/v1/wanted_notices', { category: 'Goat' }, ['wanted']],
    ['a notice', 'POST', '/rest/v1/movement_notices', { starts_on: '2026-01-01' }, ['notices']],
    ['a safety text', 'DELETE', '/rest/v1/safety_texts?language=in.(hi)', undefined, ['notices']],
    ['a profile', 'PATCH', '/rest/v1/profiles?id=eq.1', { name: 'Asha' }, ['listing:*', 'seller:*']],
    ['a favourite', 'POST', '/rest/v1/favourites', { listing_id: id }, []],
    ['a view of a listing', 'POST', '/rest/v1/rpc/record_view', { listing_id: id }, []],
    ['a reading', 'GET', '/rest/v1/listings', undefined, []],
    ['a file', 'POST', '/storage/v1/object/listing-photos/x.webp', undefined, []],
  ])('%s', (_what, method, url, body, expected) => {
    expect(tagsOfWrite({ method, url, body })).toEqual(expected)
  })

  test.each([
    ['/rest/v1/rpc/renew_listing', true],
    ['/rest/v1/profiles?id=eq.1', true],
    ['/rest/v1/rpc/approve_listing', false],
    ['/rest/v1/categories', false],
  ])('whether everybody can have made a write of %s: %s', (url, expected) =>
    expect(isOpenToMembers({ method: 'POST', url })).toBe(expected),
  )

  test('every function about one listing or one person is said to change pages, or not to', () => {
    const declared = filesUnder('supabase/migrations', ['.sql']).flatMap(({ read }) =>
      [...read().matchAll(/create (?:or replace )?function public\.(\w+)\s*\(\s*(?:listing_id|profile_id)\b/g)].map(
        ([, name = '']) => name,
      ),
    )
    const undeclared = declared.filter((name) => !CHANGING_FUNCTIONS.has(name) && !QUIET_FUNCTIONS.has(name))
    expect(undeclared).toEqual([])
  })
})

describe('which pages show it', () => {
  const changed = tagsOfWrite({ method: 'PATCH', url: `/rest/v1/listings?id=eq.${id}`, body: { category: 'Goat' } })

  test.each(['/', '/buy?page=2', '/search?q=goat', '/category/Goat', '/category/goat?sort=newest', `/listing/${id}`])(
    '%s does',
    (path) => expect(isAffected(page(path), changed)).toBe(true),
  )

  test.each(['/category/Cattle', '/feeds-and-machinery?tab=machinery', `/listing/${randomUUID()}`, '/art/cow.svg'])(
    '%s does not',
    (path) => expect(isAffected(page(path), changed)).toBe(false),
  )

  test('notices are on the pages of listings, and nowhere else', () => {
    expect(isAffected(page(`/listing/${id}`), ['notices'])).toBe(true)
    for (const path of ['/', '/buy', '/category/Goat', '/about'])
      expect(isAffected(page(path), ['notices'])).toBe(false)
  })

  test('everything is every page of the market', () => {
    for (const path of ['/', '/about', `/listing/${id}`]) expect(isAffected(page(path), ['*'])).toBe(true)
  })

  test('every page with words shows the catalogue', () => {
    for (const path of ['/', '/about', `/listing/${id}`, '/services/AI-Technician'])
      expect(isAffected(page(path), ['catalogue'])).toBe(true)
  })
})
