import type { Column, Relationship, Routine, Schema } from './schema.ts'

const SCALARS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'oid'].map((name) => [name, 'number'])),
  bool: 'boolean',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
}

/** The TypeScript of a type as JSON carries it. What is neither number, truth nor JSON travels as text. */
function typeScriptOf(oid: number, schema: Schema): string {
  const type = schema.types.get(oid)
  if (!type) throw new Error(`The database has no type ${oid}.`)
  if (type.kind === 'd') return typeScriptOf(type.base, schema)
  if (type.kind === 'e') return `Database['public']['Enums']['${type.name}']`
  if (type.kind === 'c') return `Database['public']['Tables']['${type.name}']['Row']`
  if (type.element && type.name.startsWith('_')) return `${typeScriptOf(type.element, schema)}[]`
  return SCALARS[type.name] ?? 'string'
}

/** What is given is only read. */
const givenOf = (oid: number, schema: Schema) => typeScriptOf(oid, schema).replace(/^.*\[\]$/, 'readonly $&')

const indent = (lines: readonly string[], by = '  ') => lines.map((line) => `${by}${line}`)
const block = (head: string, lines: readonly string[]) =>
  lines.length ? [`${head} {`, ...indent(lines), '}'] : [`${head} Record<never, never>`]

function rowOf(columns: readonly Column[], schema: Schema): string[] {
  return columns.map(({ name, type, nullable }) => `${name}: ${typeScriptOf(type, schema)}${nullable ? ' | null' : ''}`)
}

/** Functions of a row can be read like its columns, but only where they are named. */
function computedOf(table: string, schema: Schema): string[] {
  const isOfRow = ({ argumentTypes: [type = 0, ...others] }: Routine) => {
    const { kind, name } = schema.types.get(type) ?? {}
    return kind === 'c' && name === table && others.length === 0
  }
  const functions = schema.routines.filter(isOfRow)
  return functions.map(({ name, returns }) => `${name}: ${typeScriptOf(returns, schema)}`)
}

function writtenOf(columns: readonly Column[], schema: Schema, isInsert: boolean): string[] {
  return columns.map(({ name, type, nullable, optional, computed }) => {
    if (computed) return `${name}?: never`
    return `${name}${optional || !isInsert ? '?' : ''}: ${givenOf(type, schema)}${nullable ? ' | null' : ''}`
  })
}

const list = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`

function relationshipOf({ name, columns, unique, referenced, referencedColumns }: Relationship): string[] {
  return [
    '{',
    `  foreignKeyName: '${name}'`,
    `  columns: ${list(columns)}`,
    `  isOneToOne: ${unique}`,
    `  referencedRelation: '${referenced}'`,
    `  referencedColumns: ${list(referencedColumns)}`,
    '},',
  ]
}

function tableOf(table: string, schema: Schema): string[] {
  const columns = schema.columns.filter((column) => column.table === table)
  const relationships = schema.relationships.filter((one) => one.table === table)
  return block(`${table}:`, [
    ...block('Row:', [...rowOf(columns, schema), ...computedOf(table, schema)]),
    ...block('Insert:', writtenOf(columns, schema, true)),
    ...block('Update:', writtenOf(columns, schema, false)),
    ...(relationships.length
      ? ['Relationships: [', ...indent(relationships.flatMap(relationshipOf)), ']']
      : ['Relationships: []']),
  ])
}

function returnedBy({ argumentNames, argumentTypes, returns, isSet, columnTypes }: Routine, schema: Schema): string {
  const columns = columnTypes.map((type, index) => {
    return `${argumentNames[argumentTypes.length + index]}: ${typeScriptOf(type, schema)}`
  })
  return `${columns.length ? `{ ${columns.join('; ')} }` : typeScriptOf(returns, schema)}${isSet ? '[]' : ''}`
}

function routineOf(routine: Routine, schema: Schema): string[] {
  const { name, argumentNames, argumentTypes, defaults } = routine
  const needed = argumentTypes.length - defaults
  const taken = argumentTypes.map((type, index) => {
    const isOptional = index >= needed
    return `${argumentNames[index]}${isOptional ? '?' : ''}: ${givenOf(type, schema)}${isOptional ? ' | null' : ''}`
  })
  return block(`${name}:`, [...block('Args:', taken), `Returns: ${returnedBy(routine, schema)}`])
}

/** The types of what the API shows, in the shape that supabase-js takes. */
export function renderTypes(schema: Schema): string {
  const tables = [...new Set(schema.columns.map(({ table }) => table))]
  const enums = [...schema.types.values()]
    .filter((type) => type.kind === 'e' && type.schema === 'public')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const lines = [
    '/** Generated from the migrations by `npm run types`. Do not edit. */',
    '',
    'export type Json = string | number | boolean | null | { readonly [key: string]: Json | undefined } | readonly Json[]',
    '',
    ...block('export type Database =', [
      ...block('public:', [
        ...block(
          'Tables:',
          tables.flatMap((table) => tableOf(table, schema)),
        ),
        'Views: Record<never, never>',
        ...block(
          'Functions:',
          schema.routines.flatMap((routine) => routineOf(routine, schema)),
        ),
        ...block(
          'Enums:',
          enums.map(({ name, labels }) => `${name}: ${labels.map((label) => `'${label}'`).join(' | ')}`),
        ),
        'CompositeTypes: Record<never, never>',
      ]),
    ]),
  ]
  return `${lines.join('\n')}\n`
}
