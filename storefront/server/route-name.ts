import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { routeOf } from '@maveshi/shared/gateway/routes'
import { Memory } from './memory.ts'

/** What a request is for: a page, the backend, or a file and whatever else. */
export type RouteKind = 'page' | 'backend' | 'file'

/** A route by its name, which holds nothing that somebody typed: `/listing/[id]`, `/rest/v1/rpc/search_listings`. */
export interface Route {
  readonly kind: RouteKind
  readonly name: string
}

const PAGES = fileURLToPath(new URL('../src/pages', import.meta.url))

const escaped = (text: string) => text.replace(/[.*+?^${}()|\\]/g, '\\$&')

/** A page's route and the paths that lead to it, by its file. */
function pageRoute(file: string) {
  const path = file.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '')
  const pattern = new RegExp(`^/${escaped(path).replace(/\[\w+\]/g, '[^/]+')}/?$`)
  return { pattern, route: { kind: 'page', name: `/${path}` } as Route }
}

const PAGE_ROUTES = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(astro|ts)$/.test(file))
  // A page that is named is itself, and no other page's parameter.
  .sort((a, b) => Number(a.includes('[')) - Number(b.includes('[')))
  .map(pageRoute)

const FOLDERS = ['/_astro', '/admin', '/locales']
const OWN = ['/config.json', '/healthz', '/readyz', '/sw.js']
const UNKNOWN = 'unknown'

function backendRoute(path: string): string {
  const route = routeOf(path)
  if (route?.service === 'storage') return '/storage/v1/object'
  return route ? path : UNKNOWN
}

function nameRoute(path: string): Route {
  if (/^\/(auth|rest|storage)(\/|$)/.test(path)) return { kind: 'backend', name: backendRoute(path) }
  const page = PAGE_ROUTES.find(({ pattern }) => pattern.test(path))
  if (page) return page.route
  const folder = FOLDERS.find((one) => path === one || path.startsWith(`${one}/`))
  return { kind: 'file', name: folder ?? (OWN.includes(path) ? path : UNKNOWN) }
}

const known = new Memory<Route>(4000)

/** @param target path and query, as they were sent */
export function routeName(target = ''): Route {
  const [path = ''] = target.split('?', 1)
  return known.get(path) ?? known.set(path, nameRoute(path))
}
