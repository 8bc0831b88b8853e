import type { PgliteConnection } from '@supabase/lite/pglite'
import type { PostgresConnection } from '@supabase/lite/postgres'

/** The database, on either engine. */
export type DatabaseConnection = PgliteConnection | PostgresConnection

function isPglite(connection: DatabaseConnection): connection is PgliteConnection {
  return 'exec' in connection.driver
}

/** Runs one statement as the database's owner, past every policy: for seeds and checks, never for a request. */
export async function query<Row>(connection: DatabaseConnection, text: string, values: unknown[] = []): Promise<Row[]> {
  if (isPglite(connection)) return (await connection.driver.query<Row>(text, values)).rows
  return (await connection.driver.unsafe(text, values as never[])) as unknown as Row[]
}

/** Runs a script of many statements as the database's owner. All or nothing. */
export async function run(connection: DatabaseConnection, script: string): Promise<void> {
  if (isPglite(connection)) await connection.driver.exec(`begin;\n${script}\ncommit;`)
  // Statements sent together are one transaction by themselves, and the driver refuses an explicit one in its pool.
  else await connection.driver.unsafe(script).simple()
}
