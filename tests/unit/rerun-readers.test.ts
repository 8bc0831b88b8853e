import { expect, test } from 'vitest'
import { isInRepository } from '../support/repository.ts'
import { readersOf } from '../support/rerun-readers.ts'

test.each([
  ['locales/hi/dashboard.json', 'contract/locales.test.ts'],
  ['storefront/src/pages/dashboard.astro', 'contract/locales.test.ts'],
  ['supabase/migrations/20260101000000_listings.sql', 'unit/changes.test.ts'],
  ['supabase/seed/catalogue.sql', 'contract/seeds.test.ts'],
  ['storefront/src/styles/site.css', 'contract/structure.test.ts'],
])('an edit of %s is looked at by %s, among tests that are there', (path, reader) => {
  const readers = readersOf(path)
  expect(readers).toContain(reader)
  expect(readers.filter((test) => !isInRepository(`tests/${test}`))).toEqual([])
})

test('a picture is read by none', () => {
  expect(readersOf('storefront/src/pictures/cow.svg')).toEqual([])
})
