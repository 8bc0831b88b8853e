import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@maveshi/supabase/local/environment'

/** A column or an argument, with its type as TypeScript has it. */
export interface Value {
  readonly name: string
  readonly type: string
}

export interface Table {
  readonly name: string
  readonly columns: readonly Value[]
  /** Tables that can be embedded, from either side, with the name of what binds them. */
  readonly neighbours: readonly { readonly table: string; readonly by: string }[]
}

export interface DatabaseFunction {
  readonly name: string
  readonly args: readonly Value[]
}

/** What the API of the database shows. */
export interface ApiSchema {
  readonly tables: readonly Table[]
  readonly functions: readonly DatabaseFunction[]
  /** The labels of each enum. */
  readonly enums: ReadonlyMap<string, readonly string[]>
}

/** A block of the generated types: what it holds by name, each a text or a block of its own. */
interface Block {
  readonly [name: string]: string | Block
}

/** Reads the lines of a block until it ends. The file is generated, so each name has a line of its own. */
function readBlock(lines: Iterator<string>): Block {
  const block: Record<string, string | Block> = {}
  let count = 0
  for (let next = lines.next(); !next.done; next = lines.next()) {
    const line = next.value.trim()
    if (/^[}\]],?$/.test(line)) break
    const [, name, rest = ''] = /^(\w+)\??: (.*)$/.exec(line) ?? []
    if (/[{[]$/.test(name ? rest : line)) block[name ?? String(count++)] = readBlock(lines)
    else if (name) block[name] = rest
  }
  return block
}

const inner = (block: Block, name: string): Block => {
  const found = block[name]
  return typeof found === 'object' ? found : {}
}
const valuesOf = (block: Block): Value[] =>
  Object.entries(block).map(([name, type]) => ({ name, type: String(type).replace(/^readonly | \| null$/g, '') }))
const unquoted = (text: unknown) => String(text).replaceAll("'", '')

/** Reads `shared/src/database.types.ts`, which a test keeps equal to the migrations. */
export function readApiSchema(): ApiSchema {
  const text = readFileSync(join(ROOT, 'shared/src/database.types.ts'), 'utf8')
  const from = text.indexOf('export type Database = {')
  const lines = text.slice(from).split('\n').slice(1)
  const api = inner(readBlock(lines.values()), 'public')
  const tables = inner(api, 'Tables')
  const bonds = Object.keys(tables).flatMap((table) =>
    Object.values(inner(inner(tables, table), 'Relationships')).map((bond) => ({
      table,
      by: unquoted((bond as Block).foreignKeyName),
      other: unquoted((bond as Block).referencedRelation),
    })),
  )
  return {
    tables: Object.keys(tables).map((name) => ({
      name,
      // What can be written, or could be: not what functions compute of a row.
      columns: valuesOf(inner(inner(tables, name), 'Row')).filter(
        (column) => column.name in inner(inner(tables, name), 'Update'),
      ),
      neighbours: bonds.flatMap(({ table, by, other }) => [
        ...(table === name ? [{ table: other, by }] : []),
        ...(other === name ? [{ table, by }] : []),
      ]),
    })),
    functions: Object.keys(inner(api, 'Functions')).map((name) => ({
      name,
      args: valuesOf(inner(inner(inner(api, 'Functions'), name), 'Args')),
    })),
    enums: new Map(Object.entries(inner(api, 'Enums')).map(([name, labels]) => [name, unquoted(labels).split(' | ')])),
  }
}
