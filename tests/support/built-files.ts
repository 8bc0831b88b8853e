import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@maveshi/supabase/local/environment'
import type { SourceFile } from './repository.ts'

const TEXT = /\.(css|html|js|json|mjs|svg|txt|webmanifest|xml)$/

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}

/** The texts that the builds have made for browsers: pages' scripts and styles, and the console. */
export function builtFiles(): SourceFile[] {
  return ['storefront/dist/client', 'backoffice/dist']
    .flatMap((folder) => filesIn(join(ROOT, folder)))
    .filter((path) => TEXT.test(path))
    .map((path) => ({ path: path.slice(ROOT.length), read: () => readFileSync(path, 'utf8') }))
}
