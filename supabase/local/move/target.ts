import postgres, { type Sql, type TransactionSql } from 'postgres'

/** The project that a market moves to. */
export interface Target {
  /** By a role that may do what migrations may: the connection string of the dashboard, of the session pooler or direct. */
  readonly databaseUrl: string
  /** For example `https://<project>.supabase.co`. */
  readonly supabaseUrl: string
  readonly secretKey: string
}

export type Database = Sql
export type Transaction = TransactionSql

/** Connects to the target's database. One connection: what is moved is one transaction. */
export const connect = ({ databaseUrl }: Target): Database => postgres(databaseUrl, { max: 1, onnotice: () => {} })

/** How a program of the operator's calls the target's services. */
export const keysOf = ({ secretKey }: Pick<Target, 'secretKey'>) => ({
  apikey: secretKey,
  authorization: `Bearer ${secretKey}`,
})
