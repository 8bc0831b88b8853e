import fc from 'fast-check'
import { type Attempt, type Caller, caller, door, type Header, type Kind, mostly, type Target } from './attempt.ts'
import { anyJson, jsonObject, type Known } from './likely-values.ts'
import type { ApiSchema, DatabaseFunction, Table } from './schema.ts'
import { asBytes, headerText, percent } from './twists.ts'
import { noJson, oddJson, oddWord } from './values.ts'

const JSON_TYPE: Header = ['content-type', 'application/json']

const PREFERENCES = [
  'return=representation',
  'return=minimal',
  'return=headers-only',
  'count=exact',
  'count=planned',
  'count=estimated',
  'count=x',
  'handling=strict',
  'handling=lenient',
  'tx=rollback',
  'tx=commit',
  'missing=default',
  'max-affected=0',
  'max-affected=-1',
  'max-affected=NaN',
  'resolution=merge-duplicates',
  'resolution=ignore-duplicates',
  'resolution=x',
  'params=single-object',
  'timezone=Mars/Phobos',
  'timezone=Asia/Kolkata',
  'return',
  '=',
  ',,',
  'count=exact,count=none',
]

const prefer: fc.Arbitrary<readonly Header[]> = mostly<readonly Header[]>(
  [2, fc.constant([])],
  [
    2,
    fc
      .uniqueArray(fc.constantFrom(...PREFERENCES), { minLength: 1, maxLength: 4 })
      .map((some) => [['prefer', some.join(', ')] as const]),
  ],
)

interface Call {
  readonly method: string
  readonly path: string
  readonly headers?: readonly Header[]
  readonly body?: string
}

/** A request for tables and functions, by anybody and at either door. */
export function restAttempt(kind: Kind, target: string, calls: fc.Arbitrary<Call>): fc.Arbitrary<Attempt> {
  return fc.tuple(calls, door, caller, prefer).map(([{ method, path, headers = [], body }, at, who, preference]) => ({
    kind,
    target,
    door: at,
    caller: who,
    method,
    path,
    headers: [...(body === undefined ? [] : [JSON_TYPE]), ...headers, ...preference],
    body: body === undefined ? undefined : Buffer.from(body),
    isWellFormed: !/[ \r\n]/.test(path),
  }))
}

const queryOf = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([name, value]) => `${percent(name)}=${percent(value)}`).join('&')

/** Calls of one function, as the page would make them and as nobody would. */
export function functionTarget({ name, args }: DatabaseFunction, known: Known, schema: ApiSchema): Target {
  const path = `/rest/v1/rpc/${name}`
  const posted = mostly<string>(
    [12, jsonObject(args, known, schema)],
    [1, fc.array(jsonObject(args, known, schema), { maxLength: 5 }).map((all) => `[${all.join(',')}]`)],
    [1, oddJson],
    [1, noJson],
  ).map((body): Call => ({ method: 'POST', path, body }))
  const asked = fc
    .tuple(
      ...args.map((arg) =>
        mostly([3, oddWord], [2, anyJson(arg, known, schema)]).map((text) => [arg.name, text.slice(0, 3000)] as const),
      ),
    )
    .map((pairs): Call => ({ method: 'GET', path: `${path}?${queryOf(pairs)}` }))
  const narrowed = fc.tuple(jsonObject(args, known, schema), oddWord, oddWord).map(
    ([body, select, filter]): Call => ({
      method: 'POST',
      path: `${path}?select=${percent(select)}&id=${percent(filter)}`,
      body,
    }),
  )
  return {
    kind: 'function',
    name,
    attempts: restAttempt('function', name, mostly([7, posted], [2, asked], [1, narrowed])),
  }
}

const OPERATORS = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'in',
  'is',
  'isdistinct',
  'fts',
  'plfts',
  'phfts',
  'wfts',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
  'fts(english)',
  'wfts(simple)',
  'fts(x)',
  'eq(any)',
  'like(all)',
  'match(any)',
  'x',
  '',
]

const operand = (known: Known): fc.Arbitrary<string> =>
  mostly(
    [4, oddWord],
    [2, fc.constantFrom(...known.listings, ...known.people, ...known.categories)],
    [1, fc.array(oddWord, { maxLength: 6 }).map((words) => `(${words.join(',')})`)],
    [1, fc.array(oddWord, { maxLength: 6 }).map((words) => `{${words.join(',')}}`)],
    [
      1,
      fc.constantFrom(
        'null',
        'true',
        'unknown',
        '(1,2',
        '[1,2)',
        '%25',
        '*a*',
        '(a+)+$',
        '^(([a-z])+.)+[A-Z]([a-z])+$',
        `(${'1,'.repeat(900)}1)`,
      ),
    ],
  )

function condition(table: Table, known: Known): fc.Arbitrary<readonly [string, string]> {
  const column = mostly(
    [6, fc.constantFrom(...table.columns.map(({ name }) => name))],
    [1, oddWord],
    [1, fc.constantFrom('attributes->>breed', 'labels->en', 'a->b->>c', 'query->0')],
  )
  return fc
    .tuple(column, fc.boolean(), fc.constantFrom(...OPERATORS), operand(known))
    .map(([name, isDenied, operator, value]) => [name, `${isDenied ? 'not.' : ''}${operator}.${value}`] as const)
}

/** Conditions in conditions. */
function tree(table: Table, known: Known, depth: number): fc.Arbitrary<string> {
  const leaf = condition(table, known).map(([name, test]) => `${name}.${test}`)
  if (depth === 0) return leaf
  const branch = fc
    .tuple(fc.constantFrom('and', 'or', 'not.and', 'not.or'), fc.array(tree(table, known, depth - 1), { maxLength: 3 }))
    .map(([name, items]) => `${name}(${items.join(',')})`)
  return fc.oneof(leaf, branch)
}

const FIELDS = [
  'count()',
  'id.count()',
  'price.sum()',
  'price.avg()::text',
  'created_at.max()',
  'labels->en',
  'attributes->>breed::int',
  'id::text',
  'name::bogus',
  'x:id',
  '"id"',
  '*',
  '*,*',
  'listing_state',
  'listing_flags',
  'active_listings',
  'contact_channels',
  'email_confirmed',
]

/** What of a table, and of those beside it, is wanted: nested as deeply as is asked. */
function selection(table: Table, schema: ApiSchema, depth: number): fc.Arbitrary<string> {
  const field = mostly(
    [5, fc.constantFrom(...table.columns.map(({ name }) => name))],
    [2, fc.constantFrom(...FIELDS)],
    [1, oddWord],
  )
  const fields = fc.array(field, { maxLength: 4 })
  if (depth === 0 || table.neighbours.length === 0) return fields.map((all) => all.join(','))
  const embedded = fc.constantFrom(...table.neighbours).chain((neighbour) => {
    const other = schema.tables.find(({ name }) => name === neighbour.table) ?? table
    return fc
      .tuple(
        fc.constantFrom('', '...', 'x:'),
        fc.constantFrom('', '!inner', '!left', `!${neighbour.by}`, '!x'),
        selection(other, schema, depth - 1),
      )
      .map(([before, hint, of]) => `${before}${other.name}${hint}(${of})`)
  })
  return fc.tuple(fields, fc.array(embedded, { minLength: 1, maxLength: 2 })).map((parts) => parts.flat().join(','))
}

const BOUNDS = ['0', '1', '1000', '1001', '-1', '1e9', '99999999999999999999', 'NaN', 'all', '', '1;2', '0x1']

function parameters(
  table: Table,
  known: Known,
  schema: ApiSchema,
): fc.Arbitrary<readonly (readonly [string, string])[]> {
  const order = fc
    .tuple(
      fc.constantFrom(...table.columns.map(({ name }) => name)),
      fc.constantFrom('', '.desc', '.asc.nullsfirst', '.nullslast', '.x', '.desc.desc', '->a', '(id)'),
    )
    .map(([name, direction]) => name + direction)
  const one: fc.Arbitrary<readonly [string, string]> = mostly<readonly [string, string]>(
    [6, condition(table, known)],
    [
      4,
      fc
        .nat(5)
        .chain((depth) => selection(table, schema, depth))
        .map((value) => ['select', value] as const),
    ],
    [
      2,
      fc
        .tuple(
          fc.constantFrom('or', 'and', 'not.or'),
          fc.nat(4).chain((depth) => fc.array(tree(table, known, depth), { maxLength: 4 })),
        )
        .map(([name, all]) => [name, `(${all.join(',')})`] as const),
    ],
    [2, fc.oneof(order, oddWord).map((value) => ['order', value] as const)],
    [2, fc.tuple(fc.constantFrom('limit', 'offset'), fc.constantFrom(...BOUNDS))],
    [1, fc.tuple(fc.constantFrom('columns', 'on_conflict', 'apikey', 'select'), oddWord)],
  )
  return fc.array(one, { minLength: 1, maxLength: 4 })
}

/** Reading a table: filters, embeds, orders and bounds of every kind. */
export function readingTarget(table: Table, known: Known, schema: ApiSchema): Target {
  const calls = fc
    .tuple(parameters(table, known, schema), mostly([9, fc.constant('GET')], [1, fc.constant('HEAD')]), fc.boolean())
    .map(([pairs, method, isEncoded]): Call => {
      const raw = () => headerText(pairs.map(([name, value]) => `${name}=${value}`).join('&')).replaceAll(/[ #]/g, '+')
      return { method, path: `/rest/v1/${table.name}?${isEncoded ? queryOf(pairs) : raw()}` }
    })
  return { kind: 'reading a table', name: table.name, attempts: restAttempt('reading a table', table.name, calls) }
}

/** Writing a table: rows of anybody, columns that nobody writes, many at once, and filters that mean everything. */
export function writingTarget(table: Table, known: Known, schema: ApiSchema): Target {
  const sparse = mostly([1, fc.constant(true)], [2, fc.constant(false)])
  const row = fc.oneof(jsonObject(table.columns, known, schema), jsonObject(table.columns, known, schema, sparse))
  const rows = mostly<string>(
    [8, row],
    [2, fc.array(row, { maxLength: 4 }).map((all) => `[${all.join(',')}]`)],
    [
      1,
      fc
        .tuple(row, fc.constantFrom(50, 1000))
        .map(([one, count]) => `[${Array.from({ length: one.length > 900 ? 2 : count }, () => one).join(',')}]`),
    ],
    [1, oddJson],
    [1, noJson],
  )
  const inserted = fc
    .tuple(
      rows,
      mostly(
        [6, fc.constant('')],
        [1, oddWord.map((word) => `?on_conflict=${percent(word)}`)],
        [1, oddWord.map((word) => `?columns=${percent(word)}`)],
        [1, fc.constant('?on_conflict=id&columns=id,is_admin,status&select=*')],
      ),
    )
    .map(
      ([body, query]): Call => ({
        method: 'POST',
        path: `/rest/v1/${table.name}${query}`,
        body,
        headers: [['prefer', 'return=representation']],
      }),
    )
  const changed = fc
    .tuple(fc.constantFrom('PATCH', 'PATCH', 'PUT', 'DELETE'), row, parameters(table, known, schema))
    .map(
      ([method, body, pairs]): Call => ({
        method,
        path: `/rest/v1/${table.name}?${queryOf(pairs)}`,
        ...(method === 'DELETE' ? {} : { body }),
      }),
    )
  const all = fc
    .tuple(fc.constantFrom('PATCH', 'DELETE'), row)
    .map(([method, body]): Call => ({ method, path: `/rest/v1/${table.name}`, body }))
  return {
    kind: 'writing a table',
    name: table.name,
    attempts: restAttempt('writing a table', table.name, mostly([5, inserted], [4, changed], [1, all])),
  }
}

/** Everything that a table shows, just so: whoever asks like this asks for what is others'. */
export function wholeTarget({ name }: Table): Target {
  const attempts = fc
    .tuple(
      door,
      fc.constantFrom<Caller>('guest', 'member'),
      fc.constantFrom('?select=*', '?select=*&limit=1000&offset=0', ''),
    )
    .map(
      ([at, who, query]): Attempt => ({
        kind: 'reading a table',
        target: name,
        door: at,
        caller: who,
        method: 'GET',
        path: `/rest/v1/${name}${query}`,
        headers: [],
        isWellFormed: true,
      }),
    )
  return { kind: 'reading a table', name, attempts, isPlain: true }
}

/** Addresses below `/rest/v1` that name nothing. */
export function strayTarget(): Target {
  const path = mostly(
    [2, oddWord.map((word) => `/rest/v1/${percent(word)}`)],
    [1, oddWord.map((word) => `/rest/v1/rpc/${percent(word)}`)],
    [
      2,
      fc.constantFrom(
        '/rest/v1',
        '/rest/v1/',
        '/rest/v1/rpc',
        '/rest/v1/rpc/',
        '/rest/v1/a/b/c',
        '/rest/v1/pg_class',
        '/rest/v1/auth.users',
        '/rest/v1/rpc/version',
        '/rest/v1/rpc/pg_sleep',
        '/rest/v1/rpc/set_config',
        '/rest/v1/rpc/pg_read_file',
        '/rest/v2/listings',
        '/graphql/v1',
        '/functions/v1/x',
        '/realtime/v1/websocket',
        '/pg',
        '/mcp',
      ),
    ],
    [1, oddWord.map((word) => asBytes(`/rest/v1/${headerText(word).replaceAll(/[ #?]/g, '')}`))],
  )
  const calls = fc
    .tuple(path, fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE'), oddJson)
    .map(([at, method, body]): Call => ({ method, path: at, ...(method === 'GET' ? {} : { body }) }))
  return { kind: 'reading a table', name: '(nothing)', attempts: restAttempt('reading a table', '(nothing)', calls) }
}
