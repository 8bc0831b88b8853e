import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackend } from '@maveshi/supabase/local/backend'
import { type DatabaseConnection, query, run } from '@maveshi/supabase/local/database'
import { applySeeds } from '@maveshi/supabase/local/seeds'
import { nativePostgres, startCluster } from '../../support/native-postgres.ts'
import { sendAndKill } from '../../support/sender/killed-senders.ts'
import { keyOf, openRecordingSmtp } from '../../support/sender/recording-smtp.ts'

/** So many notices for each person: one has at most 200. */
const NOTICES_EACH = 50

/** People whose address is proved, and notices for them as the database tells them. */
async function tellMany(connection: DatabaseConnection, mails: number): Promise<void> {
  await run(
    connection,
    `set session_replication_role = replica;
     insert into auth.users (id, email)
     select id, id || '@maveshi.example' from (
       select gen_random_uuid() as id from generate_series(1, ${Math.ceil(mails / NOTICES_EACH)})
     ) as made;
     insert into public.profiles (id) select id from auth.users on conflict do nothing;
     insert into private.address_proofs (user_id, proved) select id, email from auth.users;
     set session_replication_role = origin;`,
  )
  await run(
    connection,
    `insert into private.notices (profile_id, kind)
     select id, 'suspension_lifted' from auth.users, generate_series(1, ${NOTICES_EACH}) limit ${mails};`,
  )
}

/**
 * Kills senders so often among so many mails to a recording mail server, and prints what arrived and what came twice.
 * @throws Error where no PostgreSQL is installed
 */
export async function benchSender(mails: number, kills: number): Promise<void> {
  const programs = nativePostgres()
  if (!programs) throw new Error('PostgreSQL is not installed on this machine.')
  const dataDir = mkdtempSync(join(tmpdir(), 'maveshi-bench-'))
  const cluster = await startCluster(programs, [])
  const backend = await startBackend({ dataDir, databaseUrl: cluster.url, siteUrl: 'http://market.test' })
  const smtp = await openRecordingSmtp()
  try {
    await applySeeds(backend)
    await tellMany(backend.connection, mails)
    const address = (await backend.listen(0)).address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const left = async () =>
      (await query(backend.connection, 'select from private.deliveries where outcome is null limit 1')).length
    const began = performance.now()
    const { secretKey } = backend.keys
    const killed = await sendAndKill({
      url,
      secretKey,
      receiver: smtp,
      kills,
      mails,
      isDone: async () => (await left()) === 0,
    })
    const keys = new Set(smtp.accepted.map(keyOf))
    const known = await query<{ id: string; outcome: string }>(
      backend.connection,
      'select id, outcome from private.deliveries',
    )
    console.table({
      mails: known.length,
      'killed while sending': killed,
      'mails that never arrived': known.filter(({ id }) => !keys.has(id)).length,
      'mails with a key of nobody': [...keys].filter((key) => !known.some(({ id }) => id === key)).length,
      'not noted as sent': known.filter(({ outcome }) => outcome !== 'sent').length,
      'keys that came again, at a kill': smtp.accepted.length - keys.size,
      seconds: Math.round((performance.now() - began) / 1000),
    })
  } finally {
    await smtp.stop()
    await backend.close()
    cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
