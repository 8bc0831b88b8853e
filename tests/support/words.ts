import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@maveshi/shared/locale/languages'
import { createTranslate, type Translate } from '@maveshi/shared/locale/translate'
import { ROOT } from '@maveshi/supabase/local/environment'

/** The words that somebody who reads a language sees, for tests that look for them. */
export function wordsOf(language: Language): Translate {
  const folder = join(ROOT, 'locales', language)
  const files = readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  ])
  return createTranslate(language, Object.fromEntries(files))
}
