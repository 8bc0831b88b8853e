import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Translate } from '@maveshi/shared/locale/translate'
import { ROOT } from '@maveshi/supabase/local/environment'
import { expect, test } from 'vitest'
import { limitSentence } from '../../storefront/src/islands/listing/limit-sentence.ts'

const FOLDER = join(ROOT, 'supabase/migrations')

/** The settings that limit what is done on the page of a listing, as the migrations name them. */
const limits = readdirSync(FOLDER).flatMap((file) =>
  [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/^ {2}\('((?:contacts|favourites|reports)_\w+)'/gm)].flatMap(
    ([, key = '']) => key,
  ),
)

const keyOf = (setting: string) =>
  limitSentence({ limit: setting.replace(/_per_day$/, ''), count: 3 }, ((key: string) => key) as Translate)

test('every limit of a listing’s page has a sentence of its own', () => {
  expect(limits.length).toBeGreaterThan(7)
  expect(new Set(limits.map(keyOf)).size).toBe(limits.length)
})
