import { createRequire } from 'node:module'
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import browserslist from 'browserslist'
import { ROOT } from '../../supabase/local/environment.ts'

const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as Record<string, Identifier>

/** What /.browserslistrc calls a browser, by the name that MDN's tables have. */
const NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
  opera: 'opera',
} as const
type Listed = keyof typeof NAMES

const isListed = (name: string): name is Listed => Object.hasOwn(NAMES, name)

/** `13.4` as 13004, so that 13.10 comes after 13.4. */
function ordered(version: string): number {
  const [major = 0, minor = 0] = version.replace('≤', '').split(/[.-]/).map(Number)
  return major * 1000 + minor
}

/** The oldest version of each browser that the market is made for. */
export const OLDEST: ReadonlyMap<Listed, number> = (() => {
  const oldest = new Map<Listed, number>()
  for (const one of browserslist(undefined, { path: ROOT })) {
    const [name = '', version = ''] = one.split(' ')
    if (!isListed(name)) throw new Error(`MDN's tables have no ${name}`)
    oldest.set(name, Math.min(oldest.get(name) ?? Number.POSITIVE_INFINITY, ordered(version)))
  }
  return oldest
})()

function isThere(
  { version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement,
  at: number,
) {
  if (typeof version_added !== 'string' || version_added === 'preview') return false
  return !(version_removed || flags || prefix || alternative_name) && ordered(version_added) <= at
}

function isKnown({ support }: CompatStatement): boolean {
  return [...OLDEST].every(([name, oldest]) => {
    const statements = support[NAMES[name]]
    return [statements ?? []].flat().some((one) => isThere(one as SimpleSupportStatement, oldest))
  })
}

const entryAt = (path: readonly string[]) =>
  path.reduce<Identifier | undefined>(
    (entry, name) => (entry && Object.hasOwn(entry, name) ? entry[name] : undefined),
    data as unknown as Identifier,
  )

/** Whether every listed browser knows it; nothing where MDN's tables have no such entry. */
export function isKnownAt(...path: string[]): boolean | undefined {
  const compat = entryAt(path)?.__compat
  return compat && isKnown(compat)
}

/** The names below an entry. */
export const namesAt = (...path: string[]): string[] =>
  Object.keys(entryAt(path) ?? {}).filter((name) => name !== '__compat')
