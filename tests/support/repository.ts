import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { ROOT } from '@maveshi/supabase/local/environment'

/** Folders that tools make. */
const MADE: ReadonlySet<string> = new Set([
  'node_modules',
  'dist',
  '.astro',
  '.git',
  '.data',
  '.cache',
  'test-results',
  'playwright-report',
])

/** A file of the repository: its path from the root with forward slashes, and its text when asked for. */
export interface SourceFile {
  readonly path: string
  read(): string
}

function pathsUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !MADE.has(name))
    .flatMap((entry) => (entry.isDirectory() ? pathsUnder(join(folder, entry.name)) : [join(folder, entry.name)]))
}

/** The files below a folder of the repository, without those that tools make. @param extensions for example `.ts` */
export function filesUnder(folder: string, extensions: readonly string[] = []): SourceFile[] {
  return pathsUnder(join(ROOT, folder))
    .filter((path) => extensions.length === 0 || extensions.some((extension) => path.endsWith(extension)))
    .sort()
    .map((path) => ({
      path: relative(ROOT, path).replaceAll('\\', '/'),
      read: () => readFileSync(path, 'utf8'),
    }))
}

/** Reads a JSON file of the repository. */
export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as T
}

export function isInRepository(path: string): boolean {
  return existsSync(join(ROOT, path))
}

/** The namespaces that English has: what every other language is compared with. */
export function namespaces(): string[] {
  return filesUnder('locales/en', ['.json']).map(({ path }) => basename(path, '.json'))
}

/** Reads a file of the repository as text. */
export function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}
