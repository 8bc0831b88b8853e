import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backend } from './backend.ts'
import { query, run } from './database.ts'
import { ROOT } from './environment.ts'

/** The seeds every market needs, in the order of their references. */
const SEEDS = ['places.sql', 'catalogue.sql', 'lexicon.sql', 'ready-texts.sql'] as const

/** Runs the seeds that have not run in their present form. Rows that are there stay as they are. */
export async function applySeeds({ connection }: Backend): Promise<void> {
  const applied = await query<{ name: string; hash: string }>(
    connection,
    'select name, hash from private.applied_seeds',
  )
  for (const name of SEEDS) {
    const script = await readFile(join(ROOT, 'supabase/seed', name), 'utf8')
    const hash = createHash('sha256').update(script).digest('hex')
    if (applied.some((seed) => seed.name === name && seed.hash === hash)) continue
    await run(
      connection,
      `${script}
       insert into private.applied_seeds values ('${name}', '${hash}')
       on conflict (name) do update set hash = excluded.hash;`,
    )
  }
}
