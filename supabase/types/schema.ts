import { type DatabaseConnection, query } from '../local/database.ts'

/** A type of the database, as the catalogue of PostgreSQL describes it. */
export interface SqlType {
  readonly oid: number
  readonly name: string
  readonly schema: string
  /** b base, c composite, d domain, e enum, p pseudo. */
  readonly kind: string
  readonly element: number
  readonly base: number
  readonly labels: readonly string[]
}

export interface Column {
  readonly table: string
  readonly name: string
  readonly type: number
  readonly nullable: boolean
  readonly optional: boolean
  /** Nobody can write it: it is computed, or counted by the database. */
  readonly computed: boolean
}

export interface Relationship {
  readonly table: string
  readonly name: string
  readonly columns: readonly string[]
  readonly referenced: string
  readonly referencedColumns: readonly string[]
  readonly unique: boolean
}

export interface Routine {
  readonly name: string
  /** Those of the columns of a table that it returns come after those that it takes. */
  readonly argumentNames: readonly string[]
  readonly argumentTypes: readonly number[]
  readonly defaults: number
  readonly returns: number
  readonly isSet: boolean
  /** The columns of a table that it returns. */
  readonly columnTypes: readonly number[]
}

/** What the API shows of a database. */
export interface Schema {
  readonly types: ReadonlyMap<number, SqlType>
  readonly columns: readonly Column[]
  readonly relationships: readonly Relationship[]
  readonly routines: readonly Routine[]
}

const PUBLIC = "'public'::regnamespace"

const TYPES = `select oid::int, typname::text as name, typnamespace::regnamespace::text as schema, typtype::text as kind,
    typelem::int as element, typbasetype::int as base,
    coalesce((select jsonb_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = pg_type.oid), '[]')
      as labels
  from pg_type`

const COLUMNS = `select c.relname::text as table, a.attname::text as name, a.atttypid::int as type,
    not a.attnotnull as nullable, not a.attnotnull or a.atthasdef or a.attidentity <> '' as optional,
    a.attgenerated <> '' or a.attidentity = 'a' as computed
  from pg_attribute as a join pg_class as c on c.oid = a.attrelid
  where c.relnamespace = ${PUBLIC} and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  order by c.relname collate "C", a.attname collate "C"`

const namesOf = (relation: string, numbers: string) => `(
  select jsonb_agg(attname::text order by place) from unnest(${numbers}) with ordinality as k (number, place)
  join pg_attribute on attrelid = ${relation} and attnum = number)`

const RELATIONSHIPS = `select r.relname::text as table, f.conname::text as name,
    ${namesOf('f.conrelid', 'f.conkey')} as columns, t.relname::text as referenced,
    ${namesOf('f.confrelid', 'f.confkey')} as "referencedColumns",
    exists (
      select 1 from pg_constraint as u where u.conrelid = f.conrelid and u.contype in ('p', 'u')
        and u.conkey <@ f.conkey and u.conkey @> f.conkey
    ) as unique
  from pg_constraint as f join pg_class as r on r.oid = f.conrelid join pg_class as t on t.oid = f.confrelid
  where f.contype = 'f' and r.relnamespace = ${PUBLIC} and t.relnamespace = ${PUBLIC}
  order by r.relname collate "C", f.conname collate "C"`

const ROUTINES = `select p.proname::text as name, to_jsonb(coalesce(p.proargnames, '{}')) as "argumentNames",
    (select coalesce(jsonb_agg(one::int order by place), '[]')
     from unnest(p.proargtypes) with ordinality as a (one, place)) as "argumentTypes",
    p.pronargdefaults::int as defaults, p.prorettype::int as returns, p.proretset as "isSet",
    (select coalesce(jsonb_agg(one::int order by place), '[]')
     from unnest(p.proallargtypes, p.proargmodes) with ordinality as a (one, mode, place) where mode = 't')
      as "columnTypes"
  from pg_proc as p
  where p.pronamespace = ${PUBLIC} and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
    and not exists (select 1 from pg_depend as d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname collate "C"`

/** Reads what the API shows of a database from the catalogue of PostgreSQL. */
export async function readSchema(connection: DatabaseConnection): Promise<Schema> {
  const types = await query<SqlType>(connection, TYPES)
  return {
    types: new Map(types.map((type) => [type.oid, type])),
    columns: await query<Column>(connection, COLUMNS),
    relationships: await query<Relationship>(connection, RELATIONSHIPS),
    routines: await query<Routine>(connection, ROUTINES),
  }
}
