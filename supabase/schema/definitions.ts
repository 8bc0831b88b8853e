import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the schema says what something is. */
export interface Definition {
  readonly kind: 'table' | 'type' | 'domain' | 'index' | 'function' | 'trigger' | 'policy'
  /** With its schema; of a trigger and a policy with the table before it, as in `public.listings: touch_updated_at`. */
  readonly name: string
  /** From the root of the repository. */
  readonly file: string
  readonly line: number
}

const FOLDER = 'supabase/migrations'

/** How each kind begins in SQL. What is defined anew keeps its name: the last definition counts. */
const BEGINNINGS: readonly (readonly [Definition['kind'], RegExp])[] = [
  ['table', /^create table ([\w.]+)/gim],
  ['type', /^create type ([\w.]+)/gim],
  ['domain', /^create domain ([\w.]+)/gim],
  ['index', /^create (?:unique )?index (\w+)/gim],
  ['function', /^create (?:or replace )?function ([\w.]+)\s*\(/gim],
  ['trigger', /^create (?:or replace )?(?:constraint )?trigger (\w+)[^;]*?\son ([\w.]+)/gim],
  ['policy', /^create policy "([^"]+)"\s+on ([\w.]+)/gim],
]

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length

function definitionsIn(file: string, text: string): Definition[] {
  return BEGINNINGS.flatMap(([kind, beginning]) =>
    [...text.matchAll(beginning)].map(({ 1: name = '', 2: table, index }) => ({
      kind,
      name: table ? `${table}: ${name}` : name,
      file,
      line: lineAt(text, index),
    })),
  ).sort((a, b) => a.line - b.line)
}

/** Every definition of the migrations, in the order in which they are applied. @param root of the repository */
export function definitions(root: string): Definition[] {
  return readdirSync(join(root, FOLDER))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .flatMap((name) => definitionsIn(`${FOLDER}/${name}`, readFileSync(join(root, FOLDER, name), 'utf8')))
}
