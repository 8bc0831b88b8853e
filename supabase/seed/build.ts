import { writeFileSync } from 'node:fs'
import { catalogueSql } from './catalogue.ts'
import { tiles } from './demo/pictures/tiles.ts'
import { lexiconSql } from './lexicon.ts'
import { placesSql } from './places.ts'
import { readyTextsSql } from './ready-texts.ts'

/** Writes the generated seeds: `pnpm seeds`. A test fails while they are stale. */
writeFileSync(new URL('./catalogue.sql', import.meta.url), catalogueSql())
writeFileSync(new URL('./places.sql', import.meta.url), placesSql())
writeFileSync(new URL('./lexicon.sql', import.meta.url), lexiconSql())
writeFileSync(new URL('./ready-texts.sql', import.meta.url), readyTextsSql())
writeFileSync(
  new URL('../../storefront/src/pictures/drawn.json', import.meta.url),
  `${JSON.stringify(tiles(), null, 2)}\n`,
)
