import { expect, test } from 'vitest'
import { PATHS } from '../../backoffice/src/paths.ts'
import { placesOf } from '../bench/words/places.ts'
import { pageRoutes } from '../support/page-routes.ts'
import { filesUnder } from '../support/repository.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const own = (id: string) => ({ id, listingType: 'product' as const })

/** What the crawl of words reads of a market that has one of everything. */
const READ = placesOf(
  {
    lists: ['/category/Cattle', '/services/AI-Technician', '/feeds-and-machinery?tab=feeds'],
    offered: [ID, ID],
    waiting: ID,
    ended: ID,
    reported: ID,
    seller: ID,
    own: { active: own(ID), draft: own(ID), pending: own(ID), rejected: own(ID) },
    edited: [
      '/dropdown-options/breed.Gir',
      '/livestock-types/cow',
      '/subcategories/Cattle.cow',
      '/categories/Cattle/fields/age',
    ],
  },
  ['/', '/buy', `/seller/${ID}`, '/services'],
).map(({ path }) => path.replace(/\?.*/, ''))

/** Pages that are reached by an address which names none of theirs. */
const REACHED: Readonly<Record<string, string>> = { '/404': '/nowhere', '/listing/gone': `/listing/${ID}` }

const fits = (route: string) => new RegExp(`^${route.replaceAll(/\[\w+\]|:\w+/g, '[^/]+')}$`)
const unread = (routes: readonly string[]) => routes.filter((route) => !READ.some((path) => fits(route).test(path)))

/** The screens of the console's lists, as their folders name them. */
const screens = filesUnder('backoffice/src/resources', ['index.ts']).flatMap(({ read }) => {
  const source = read()
  const name = source.match(/name: '([\w-]+)'/)?.[1] ?? ''
  const ways = { list: '', create: '/create', edit: '/:id', show: '/:id/show' }
  const given = Object.entries(ways).filter(([way]) => new RegExp(`\\b${way}: screen`).test(source))
  const below = [...source.matchAll(/path: '([^']+)'/g)].map(([, path]) => `/${path}`)
  return [...given.map(([, way]) => way), ...below].map((way) => `/admin/${name}${way}`)
})

test('the crawl of words opens every page of the market', () => {
  const routes = pageRoutes().map((route) => REACHED[route] ?? route)
  expect(routes.length).toBeGreaterThan(25)
  expect(unread(routes)).toEqual([])
})

test('the crawl of words opens every screen of the console', () => {
  expect(screens.length).toBeGreaterThan(15)
  expect(unread([...screens, ...Object.values(PATHS).map((path) => `/admin${path === '/' ? '' : path}`)])).toEqual([])
  expect(unread(['/admin/anything'])).not.toEqual([])
})
