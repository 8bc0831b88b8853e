import type { Backend } from '@maveshi/supabase/local/backend'
import { query, run } from '@maveshi/supabase/local/database'

interface Index {
  readonly name: string
  readonly definition: string
}

/**
 * Takes the indexes of tables away while many rows are written, and fills them afterwards, which is faster. Those of
 * primary keys and constraints stay.
 * @param tables as the database names them: `listings`, `private.listing_views`
 */
export async function loadInBulk(
  { connection }: Backend,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const dropped = await query<Index>(
    connection,
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid::regclass::text = any (string_to_array($1, ' ')) and not indisprimary
       and not exists (select 1 from pg_constraint where conindid = indexrelid)`,
    [tables.join(' ')],
  )
  if (dropped.length) await run(connection, dropped.map(({ name }) => `drop index ${name};`).join('\n'))
  await work()
  for (const { definition } of dropped) await query(connection, definition)
}
