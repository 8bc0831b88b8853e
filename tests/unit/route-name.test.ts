import { expect, test } from 'vitest'
import { routeName } from '../../storefront/server/route-name.ts'
import { filesUnder } from '../support/repository.ts'

test.each([
  ['/', 'page', '/'],
  ['/buy?q=98765', 'page', '/buy'],
  ['/listing/2f6d3c1e', 'page', '/listing/[id]'],
  ['/listing/2f6d3c1e/poster', 'page', '/listing/[id]/poster'],
  ['/listing/gone', 'page', '/listing/gone'],
  ['/profile/', 'page', '/profile'],
  ['/sitemap-listings-3.xml', 'page', '/sitemap-listings-[file].xml'],
  ['/rest/v1/rpc/mark_sold', 'backend', '/rest/v1/rpc/mark_sold'],
  ['/rest/v1/listings?seller_id=eq.1', 'backend', '/rest/v1/listings'],
  ['/auth/v1/token?grant_type=password', 'backend', '/auth/v1/token'],
  ['/storage/v1/object/public/avatars/somebody/x.webp', 'backend', '/storage/v1/object'],
  ['/admin/users/5', 'file', '/admin'],
  ['/_astro/x.js', 'file', '/_astro'],
  ['/healthz', 'file', '/healthz'],
])('%s is a %s, %s', (target, kind, name) => expect(routeName(target)).toEqual({ kind, name }))

test.each([
  '/asha@example.in',
  '/rest/v1/rpc/%61sha',
  '/rest/v1/asha',
  '/auth/v1/../asha',
  '/listing/a/b/asha',
  undefined,
])('what somebody typed is no name: %s', (target) => expect(routeName(target).name).toBe('unknown'))

test('every page has a name of its own', () => {
  const pages = filesUnder('storefront/src/pages', ['.astro', '.ts'])
  const names = pages.map(
    ({ path }) => routeName(path.replace(/^storefront\/src\/pages|(\/index)?\.(astro|ts)$/g, '') || '/').name,
  )
  expect(names.filter((name) => name === 'unknown')).toEqual([])
  expect(new Set(names).size).toBe(pages.length)
})
