import { describe, expect, test } from 'vitest'
import { filesUnder, readJson } from '../support/repository.ts'

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
