import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Session, Turn } from './session.ts'

/** A turn at the session, as Kysely uses a connection. */
class TurnConnection implements DatabaseConnection {
  readonly turn: Turn

  constructor(turn: Turn) {
    this.turn = turn
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.turn.query<Row>(sql, parameters)
    return { rows, numAffectedRows: affectedRows === undefined ? undefined : BigInt(affectedRows) }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for a generator, and PGlite has no streams.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('PGlite does not stream')
  }
}

function driverOf(session: Session): Driver {
  const run = (sql: string) => async (connection: DatabaseConnection) => {
    await connection.executeQuery(CompiledQuery.raw(sql))
  }
  return {
    init: async () => {},
    acquireConnection: async () => new TurnConnection(await session.turn()),
    beginTransaction: run('begin'),
    commitTransaction: run('commit'),
    rollbackTransaction: run('rollback'),
    releaseConnection: async (connection) => (connection as TurnConnection).turn.release(),
    destroy: async () => {},
  }
}

/** Kysely on a session that each transaction has to itself. */
export function dialectOf(session: Session): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driverOf(session),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}
