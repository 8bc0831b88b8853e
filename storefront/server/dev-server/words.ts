import type { EventEmitter } from 'node:events'
import { join, sep } from 'node:path'
import { filesOf } from '../files.ts'
import { below, type Middleware } from '../middleware.ts'
import { LOCALES } from './places.ts'

interface Watcher extends Pick<EventEmitter, 'on'> {
  add(path: string): unknown
}

/**
 * Serves the words as they are now. Pages that are made on the server hear of an edit by their own imports.
 * @param onEdit is told of an edit, for whoever has fetched words
 */
export function wordsOf(watcher: Watcher, onEdit: () => void): Middleware {
  const read = () => filesOf(LOCALES, { headers: () => ({ 'cache-control': 'no-cache' }) })
  let words = read()
  const readAgain = (file: string) => {
    if (!file.startsWith(join(LOCALES, sep))) return
    const former = words
    // An editor may have taken a file away, to put the next in its place.
    words = read().catch(() => former)
    onEdit()
  }
  watcher.add(LOCALES)
  for (const event of ['add', 'change', 'unlink']) watcher.on(event, readAgain)
  return below('/locales', async (request, response, next) => (await words)(request, response, next))
}
