import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../local/environment.ts'
import { templateFiles } from './templates.ts'

/** Writes the mails of a hosted project from the words of `locales/`: `npm run mails`. A test fails while one is stale. */
for (const [path, text] of Object.entries(templateFiles())) writeFileSync(join(ROOT, path), text)
