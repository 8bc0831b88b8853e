import { rm } from 'node:fs/promises'
import { snapshotOf } from '../backup/backup.ts'
import { contentPath, namedFiles, readContents } from '../backup/contents.ts'
import { openDatabase } from '../connection.ts'
import { isInUse } from '../data-dir.ts'
import { type DatabaseConnection, query } from '../database.ts'
import { sendFiles } from './files.ts'
import { obstaclesOf } from './obstacles.ts'
import { moveRows } from './rows.ts'
import { connect, type Database, type Target } from './target.ts'

/** What a move has to do, and what stands in its way. */
export interface Plan {
  readonly accounts: number
  readonly listings: number
  readonly files: number
  /** Files that a row names and that are not there. */
  readonly missing: number
  readonly obstacles: readonly string[]
}

interface Opened {
  readonly folder: string
  readonly connection: DatabaseConnection
  readonly database: Database
  readonly missing: readonly string[]
}

/** Opens a copy of the market, which nobody writes to, and the target's database. */
async function withBoth<Result>(
  dataDir: string,
  target: Target,
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const folder = await snapshotOf(dataDir)
  try {
    const { missing } = await readContents(folder)
    const { connection } = await openDatabase(folder, undefined)
    const database = connect(target)
    try {
      return await work({ folder, connection, database, missing })
    } finally {
      await database.end()
      await connection.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const countOf = async (connection: DatabaseConnection, table: string): Promise<number> =>
  (await query<{ rows: number }>(connection, `select count(*)::integer as rows from ${table}`))[0]?.rows ?? 0

async function planOf({ connection, database, missing }: Opened, target: Target): Promise<Plan> {
  return {
    accounts: await countOf(connection, 'auth.users'),
    listings: await countOf(connection, 'public.listings'),
    files: (await namedFiles(connection)).length - missing.length,
    missing: missing.length,
    obstacles: await obstaclesOf(connection, database, target),
  }
}

/** Says what a move would do, of a market that runs or not. Writes nothing to the target. */
export const planMove = (dataDir: string, target: Target): Promise<Plan> =>
  withBoth(dataDir, target, (opened) => planOf(opened, target))

/**
 * Moves a market that does not run to a project: its files first, which may break off and be gone on with, and then all
 * rows at once.
 * @throws Error with one sentence; then the project shows nothing of the market
 */
export async function move(dataDir: string, target: Target): Promise<Plan> {
  if (isInUse(dataDir)) {
    throw new Error('The market is running: stop it first, what is written meanwhile would stay behind.')
  }
  return withBoth(dataDir, target, async (opened) => {
    const plan = await planOf(opened, target)
    if (plan.obstacles.length > 0) throw new Error(plan.obstacles.join('\n'))
    const { folder, connection, database, missing } = opened
    const files = (await namedFiles(connection)).filter((file) => !missing.includes(contentPath(file)))
    await database`insert into private.moving_in select where not exists (select 1 from private.moving_in)`
    await sendFiles(folder, files, database, target)
    await moveRows(connection, database, files)
    return plan
  })
}
