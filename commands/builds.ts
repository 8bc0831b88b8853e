import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../supabase/local/environment.ts'
import { formatDuration, runToEnd } from './child.ts'
import { precompress } from './precompress.ts'
import { commandFile } from './tools.ts'

/** A part that is built: its folder under the root, what of it is sent to browsers, and the program that builds it. */
interface Part {
  readonly folder: string
  readonly sent: string
  readonly command: () => string[]
}

const PARTS: readonly Part[] = [
  {
    folder: 'storefront',
    sent: 'storefront/dist/client',
    command: () => [commandFile('storefront', 'astro'), 'build'],
  },
  { folder: 'backoffice', sent: 'backoffice/dist', command: () => [commandFile('backoffice', 'vite'), 'build'] },
]

/** What every part's build reads besides its own folder. */
const SHARED_INPUTS = ['shared/src', 'locales', 'pnpm-lock.yaml', '.browserslistrc']

/** Made by tools, so no input. */
const MADE_FOLDERS: ReadonlySet<string> = new Set(['node_modules', 'dist', '.astro', 'test-results'])

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !MADE_FOLDERS.has(name))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]))
}

/** One hash over the names and contents of everything that a build reads. */
function hashInputs(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    const files = statSync(path).isFile() ? [path] : filesUnder(path).sort()
    for (const file of files) hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Where the hash of a build's inputs is stored. A build empties the folder first, so a broken build leaves none. */
const stampOf = (folder: string) => join(ROOT, folder, 'dist', '.built')

function isBuilt(folder: string, hash: string): boolean {
  const stamp = stampOf(folder)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

async function build(
  { folder, sent, command }: Part,
  print: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  const hash = hashInputs([folder, ...SHARED_INPUTS].map((path) => join(ROOT, path)))
  if (isBuilt(folder, hash)) return
  print(`Building the ${folder} …`)
  const start = performance.now()
  // What is sent to browsers is made without the secret key, whatever a build takes out of its environment.
  const { SUPABASE_SECRET_KEY: _secret, ...open } = process.env
  const env = { ...open, NODE_ENV: 'production', BUILD_ID: hash.slice(0, 12), ASTRO_TELEMETRY_DISABLED: '1' }
  const { code, output } = await runToEnd({ args: command(), cwd: join(ROOT, folder), env, signal })
  if (signal?.aborted) return
  if (code !== 0) throw new Error(`${output.trimEnd()}\nThe build of the ${folder} has failed.`)
  await precompress(join(ROOT, sent))
  writeFileSync(stampOf(folder), hash)
  print(`Built the ${folder} in ${formatDuration(performance.now() - start)}.`)
}

/**
 * Builds the storefront and the back office, side by side, where no build is there or what it was made from has
 * changed since.
 * @param signal ends the builds early when aborted; what is half built is built again next time
 * @throws Error with the build's own output when one fails
 */
export async function buildAll(print: (line: string) => void, signal?: AbortSignal): Promise<void> {
  await Promise.all(PARTS.map((part) => build(part, print, signal)))
}

if (import.meta.main) {
  try {
    await buildAll(console.log)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
