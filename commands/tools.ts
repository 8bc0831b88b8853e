import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../supabase/local/environment.ts'

interface Manifest {
  readonly bin?: string | Record<string, string>
}

/**
 * The JavaScript file behind a package's command. Called through Node directly, it works on every system and whether
 * or not the command is on the PATH.
 * @param folder the workspace folder that depends on the package, from the root
 * @throws Error when the package is not installed, or has no such command
 */
export function commandFile(folder: string, packageName: string, command = packageName): string {
  const home = join(ROOT, folder, 'node_modules', packageName)
  const manifest = join(home, 'package.json')
  if (!existsSync(manifest)) throw new Error(`${packageName} is not installed in ${folder}: run npx pnpm@12 install.`)
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest
  const file = typeof bin === 'string' ? bin : bin?.[command]
  if (!file) throw new Error(`${packageName} has no command ${command}.`)
  return join(home, file)
}
