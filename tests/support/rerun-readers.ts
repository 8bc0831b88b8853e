import { join, relative, sep } from 'node:path'
import { ROOT } from '@maveshi/supabase/local/environment'
import type { Plugin } from 'vitest/config'

const TESTS = join(ROOT, 'tests')

/** Where files lie that tests read and do not import. */
const READ_FOLDERS = [
  'locales',
  'commands',
  'storefront/src',
  'storefront/server',
  'backoffice/src',
  'shared/src',
  'supabase',
]

/** By paths from the root: which tests read them. */
const READERS: readonly (readonly [files: RegExp, tests: readonly string[]])[] = [
  [/^locales\//, ['contract/locales.test.ts', 'contract/translate.test.ts', 'unit/person-name.test.ts']],
  [/^shared\/src\/catalogue\/labels\//, ['contract/locales.test.ts']],
  [/^supabase\/migrations\//, ['unit/changes.test.ts', 'unit/limit-sentence.test.ts', 'contract/structure.test.ts']],
  [/^supabase\/seed\//, ['contract/seeds.test.ts', 'contract/locales.test.ts']],
  [
    /\.(ts|tsx|astro)$/,
    ['contract/structure.test.ts', 'contract/names.test.ts', 'contract/locales.test.ts', 'contract/gateway.test.ts'],
  ],
  [/\.css$/, ['contract/structure.test.ts']],
]

/** The tests that read a file, from `tests/`. @param path from the root, with forward slashes */
export function readersOf(path: string): string[] {
  return [...new Set(READERS.flatMap(([files, tests]) => (files.test(path) ? tests : [])))]
}

/** While tests are watched, lets those run again that read a file which is edited: Vitest knows of imports alone. */
export function rerunReaders(): Plugin {
  return {
    name: 'rerun-readers',
    configureVitest({ vitest }) {
      if (!vitest.config.watch) return
      const { watcher } = vitest.vite
      watcher.add(READ_FOLDERS.map((folder) => join(ROOT, folder)))
      watcher.on('all', (_event, file) => {
        const path = relative(ROOT, file).split(sep).join('/')
        if (READ_FOLDERS.some((folder) => path.startsWith(`${folder}/`)))
          for (const test of readersOf(path)) vitest.watcher.onFileChange(join(TESTS, test))
      })
    },
  }
}
