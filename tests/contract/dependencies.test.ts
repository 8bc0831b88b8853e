import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@maveshi/supabase/local/environment'
import { describe, expect, test } from 'vitest'
import { filesUnder, readJson, readText } from '../support/repository.ts'

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const MANIFESTS = [
  'package.json',
  ...['storefront', 'backoffice', 'shared', 'supabase', 'tests'].map((part) => `${part}/package.json`),
]

/** Every version that a package of ours asks for, by the name of the library. */
function askedVersions(): Map<string, Set<string>> {
  const versions = new Map<string, Set<string>>()
  for (const path of MANIFESTS) {
    const { dependencies, devDependencies } = readJson<Manifest>(path)
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      versions.set(name, (versions.get(name) ?? new Set()).add(version))
  }
  return versions
}

/** Every version of a library that is installed. */
function installedVersions(name: string): string[] {
  const lock = filesUnder('', ['pnpm-lock.yaml'])[0]?.read() ?? ''
  const entries = lock.matchAll(new RegExp(`^ {2}'?${name}@([^(:']+)'?:$`, 'gm'))
  return [...new Set([...entries].map(([, version = '']) => version))]
}

test('every library is asked for in one exact version, and each may be exchanged for a newer one by hand alone', () => {
  const loose = [...askedVersions()].flatMap(([name, versions]) =>
    [...versions]
      .filter((version) => !/^(workspace:\*|\d+\.\d+\.\d+(-[\w.]+)?)$/.test(version))
      .map((one) => `${name} ${one}`),
  )
  expect(loose).toEqual([])
})

describe('one version of a library', () => {
  test('is asked for wherever it is asked for', () => {
    const several = [...askedVersions()].filter(([, versions]) => versions.size > 1).map(([name]) => name)
    expect(several).toEqual([])
  })

  test.each(['i18next', 'react', 'react-dom', '@supabase/supabase-js', 'typescript'])('of %s is installed', (name) => {
    expect(installedVersions(name)).toHaveLength(1)
  })
})

describe('licences', () => {
  /** Whoever keeps the notices may do anything with it. */
  const FREE =
    /^(MIT(-0)?|ISC|Apache-2\.0|0?BSD(-[23]-Clause)?|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|Python-2\.0)$/

  /** Changes of these would have to be published. They are used as they are, beside the market and not within it. */
  const UNCHANGED: readonly RegExp[] = [
    // What sharp makes photographs with: a library that the system loads, and that anybody may exchange.
    /^@img\/sharp-libvips-/,
    // Compresses styles at a build.
    /^lightningcss(-|$)/,
    // Looks at pages in tests.
    /^axe-core$/,
  ]

  interface Installed {
    readonly name: string
    readonly license?: string | { readonly type: string }
  }

  /** Every library on this machine, those of libraries too. */
  function installed(): Installed[] {
    const store = join(ROOT, 'node_modules/.pnpm')
    // What a library needs stands beside it by a link, which is not followed.
    const manifests = globSync('*/node_modules/{@*/*,*}/package.json', { cwd: store })
    return manifests.map((path) => JSON.parse(readFileSync(join(store, path), 'utf8')) as Installed)
  }

  /** Of several licences one can be chosen. */
  const isFree = (license: string) =>
    license
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((one) => FREE.test(one))

  test('of all libraries let everybody use them freely', () => {
    const libraries = installed()
    expect(libraries.length).toBeGreaterThan(300)
    const others = libraries
      .map(({ name, license }) => ({ name, license: typeof license === 'object' ? license.type : (license ?? 'none') }))
      .filter(({ name, license }) => !isFree(license) && !UNCHANGED.some((one) => one.test(name)))
    expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
  })
})

test('no library runs anything when it is installed, but for two', () => {
  const workspace = readText('pnpm-workspace.yaml')
  const [, allowed = ''] = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(workspace) ?? []
  expect(allowed.trim().split(/\n\s*/)).toEqual(['esbuild: true', 'node: true'])
  expect(workspace).not.toMatch(/dangerouslyAllowAllBuilds|strictDepBuilds: false/)
})
