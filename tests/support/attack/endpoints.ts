import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@maveshi/supabase/local/environment'
import { filesUnder } from '../repository.ts'

/** An address of a server, with `:name` where any name may stand and `*` where any path may. */
export interface Endpoint {
  readonly method: string
  readonly path: string
}

const LITE = 'supabase/node_modules/@supabase/lite/dist/index.js'
const STORAGE_PATH = /^\/(object|bucket|status)\b/
const SYSTEM_PATH = /^\/(ping|config|info|introspect)$/

/** What the embedded server answers beside tables and functions, read from its own code. */
export function embeddedEndpoints(): { auth: Endpoint[]; storage: Endpoint[]; system: Endpoint[] } {
  const code = readFileSync(join(ROOT, LITE), 'utf8')
  const found = [...code.matchAll(/\.(get|post|put|patch|delete|all)\("(\/[a-z.][^"]*)"/g)].map(
    ([, method = '', path = '']) => ({ method: method.toUpperCase().replace('ALL', 'GET'), path }),
  )
  const own = found.filter(({ path }) => !/^\/(rpc|rest|storage|auth)\b/.test(path))
  const below = (prefix: string, endpoints: Endpoint[]) =>
    endpoints.map(({ method, path }) => ({ method, path: prefix + path }))
  return {
    auth: below(
      '/auth/v1',
      own.filter(({ path }) => !STORAGE_PATH.test(path) && !SYSTEM_PATH.test(path)),
    ),
    storage: below(
      '/storage/v1',
      own.filter(({ path }) => STORAGE_PATH.test(path)),
    ),
    system: below(
      '/_system',
      own.filter(({ path }) => SYSTEM_PATH.test(path)),
    ),
  }
}

/** The buckets that the migrations make. */
export function buckets(): string[] {
  return filesUnder('supabase/migrations', ['.sql']).flatMap(({ read }) =>
    [...read().matchAll(/insert into storage\.buckets[^;]*?values\s*\(\s*'([^']+)'/g)].map(([, name = '']) => name),
  )
}

/** The pages of the storefront, `:name` where the address holds a name, and what its server answers beside them. */
export function storefrontPaths(): string[] {
  const pages = filesUnder('storefront/src/pages', ['.astro', '.ts']).map(({ path }) =>
    path
      .slice('storefront/src/pages'.length)
      .replace(/\.(astro|ts)$/, '')
      .replace(/\/index$/, '/')
      .replaceAll(/\[(\w+)\]/g, ':$1'),
  )
  return [...pages, '/config.json', '/admin', '/admin/:screen', '/locales/:language/:words', '/_astro/:file', '/sw.js']
}
