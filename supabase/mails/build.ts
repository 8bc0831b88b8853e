import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../local/environment.ts'
import { mailFiles } from './templates.ts'

/** Writes the templates of a hosted project's mails, and the settings that name them, from the words of `locales/`: `npm run mails`. A test fails while one is stale. */
for (const [path, text] of Object.entries(mailFiles())) writeFileSync(join(ROOT, path), text)
