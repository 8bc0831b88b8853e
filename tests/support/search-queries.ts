import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '@maveshi/supabase/local/environment'

/** A query as somebody types it, and the category they are looking for. */
export interface TypedQuery {
  readonly q: string
  readonly kind: 'native' | 'romanised' | 'misspelt' | 'plural' | 'place' | 'breed' | 'two-words'
  readonly category: string
}

const FOLDER = join(ROOT, 'tests/search/queries')

/** The queries of every language, by language. */
export function readQueries(): Map<string, readonly TypedQuery[]> {
  return new Map(
    readdirSync(FOLDER)
      .sort()
      .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as TypedQuery[]]),
  )
}
