import { writeFileSync } from 'node:fs'
import { generated } from './generate.ts'

/** Writes what follows from the migrations: `npm run types`. A test fails while it is stale. */
for (const [path, text] of Object.entries(await generated())) {
  writeFileSync(new URL(`../../${path}`, import.meta.url), text)
}
