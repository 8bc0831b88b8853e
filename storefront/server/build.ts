import { readdir } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import type { RenderPage } from './pages.ts'

/** What the build of the pages gives. */
export interface Build {
  readonly renderPage: RenderPage
  /** Invalidates what the pages have cached of the catalogue. */
  readonly invalidateCached: () => void
}

const FOLDER = new URL('../dist/server/', import.meta.url)

/** Finds the build's parts by their names alone: Node would look for each on the disk whenever a page first needs it. */
function findPartsByName(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const isPart = specifier.startsWith('.') && context.parentURL?.startsWith(FOLDER.href)
      if (!isPart) return next(specifier, context)
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    },
  })
}

/**
 * Loads every part of the build now: it may be replaced while this server runs.
 * @throws Error when there is no build
 */
export async function loadBuild(): Promise<Build> {
  findPartsByName()
  const parts = await readdir(FOLDER, { recursive: true })
  const [build] = await Promise.all([
    import(new URL('entry.mjs', FOLDER).href) as Promise<Build>,
    ...parts.filter((part) => part.endsWith('.mjs')).map((part) => import(new URL(part, FOLDER).href)),
  ])
  return build
}
