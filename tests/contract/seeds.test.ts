import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@maveshi/supabase/local/environment'
import { catalogueSql } from '@maveshi/supabase/seed/catalogue'
import { tiles } from '@maveshi/supabase/seed/demo/pictures/tiles'
import { lexiconSql } from '@maveshi/supabase/seed/lexicon'
import { placesSql } from '@maveshi/supabase/seed/places'
import { readyTextsSql } from '@maveshi/supabase/seed/ready-texts'
import { expect, test } from 'vitest'

test.each([
  ['catalogue.sql', catalogueSql],
  ['places.sql', placesSql],
  ['lexicon.sql', lexiconSql],
  ['ready-texts.sql', readyTextsSql],
])('%s is what its sources make: run `node supabase/seed/build.ts` where it is not', (file, make) => {
  expect(readFileSync(join(ROOT, 'supabase/seed', file), 'utf8') === make()).toBe(true)
})

test('the drawings of subcategories are what their sources make', () => {
  const drawn = readFileSync(join(ROOT, 'storefront/src/pictures/drawn.json'), 'utf8')
  expect(JSON.parse(drawn)).toEqual(tiles())
})
