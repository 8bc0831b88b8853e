import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ROOT } from '@maveshi/supabase/local/environment'

/** What the market is made of. */
const SOURCES = ['commands', 'storefront', 'backoffice', 'shared', 'supabase', 'locales']
const FILES = ['.browserslistrc', 'package.json', 'pnpm-workspace.yaml', 'tsconfig.json', 'tsconfig.base.json']

/** Made by tools. */
const MADE: ReadonlySet<string> = new Set(['node_modules', 'dist', '.astro'])

/** The packages of this repository: of a copy, its own. */
const OWN = '@maveshi'

/** Works on folders without the rights that Windows asks for a link. */
const link = (to: string, from: string) => symlinkSync(realpathSync(to), from, 'junction')

/** A folder of packages that tools can write into, with the packages where they are. */
function linkPackages(copy: string, folder: string): void {
  const packages = join(ROOT, folder, 'node_modules')
  const made = join(copy, folder, 'node_modules')
  mkdirSync(join(made, OWN), { recursive: true })
  for (const name of readdirSync(packages)) {
    if (name !== OWN && !name.startsWith('.')) link(join(packages, name), join(made, name))
  }
  for (const own of ['shared', 'supabase']) link(join(copy, own), join(made, OWN, own))
}

/** A copy of the sources that may be edited. */
export interface SourcesCopy {
  readonly folder: string
  remove(): void
}

/** Copies the sources and links what is installed. */
export function copySources(): SourcesCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'maveshi-sources-')))
  const filter = (path: string) => !MADE.has(basename(path))
  for (const name of [...SOURCES, ...FILES]) cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter })
  link(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const name of ['storefront', 'backoffice', 'shared', 'supabase']) linkPackages(folder, name)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
