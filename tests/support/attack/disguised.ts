import fc from 'fast-check'
import { type Attempt, type Caller, door, mostly, type Target } from './attempt.ts'
import type { Endpoint } from './endpoints.ts'
import { type Known, likelyJson } from './likely-values.ts'
import type { ApiSchema, DatabaseFunction } from './schema.ts'
import { oddJson } from './values.ts'

/** Whose account it is that attacks, with the listing that is its own. */
export interface Own {
  readonly person: string
  readonly listing: string
  readonly place: string
}

type Row = Readonly<Record<string, fc.Arbitrary<string>>>

const MOST_CHARACTERS = 6000
const DEEPEST = 8

function depthOf(json: string): number {
  let [depth, deepest] = [0, 0]
  for (const letter of json) {
    if (letter === '{' || letter === '[') deepest = Math.max(deepest, ++depth)
    if (letter === '}' || letter === ']') depth -= 1
  }
  return deepest
}

/** JSON that is wrong where it stands, but not in its form: short, shallow, and of letters that can be stored. */
const disguisedJson = oddJson.filter(
  (json) => json.length < MOST_CHARACTERS && !/\\u(0000|d[89a-f])/i.test(json) && depthOf(json) <= DEEPEST,
)

const callers = mostly<Caller>([4, fc.constant('member')], [1, fc.constant('guest')])
const objectOf = (entries: readonly (readonly [string, string])[]) =>
  `{${entries.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`

/** An object that is right, or right but for one of its values. */
function nearlyRight(row: Row): fc.Arbitrary<string> {
  const names = Object.keys(row)
  return fc
    .tuple(fc.nat(names.length), disguisedJson, fc.tuple(...Object.values(row)))
    .map(([wrong, odd, values]) =>
      objectOf(names.map((name, index) => [name, index === wrong ? odd : (values[index] ?? 'null')])),
    )
}

interface Call {
  readonly method: string
  readonly path: string
  readonly body?: string
}

function disguisedTarget(kind: Target['kind'], name: string, weight: number, calls: fc.Arbitrary<Call>): Target {
  const attempts = fc.tuple(calls, door, callers).map(
    ([{ method, path, body }, at, who]): Attempt => ({
      kind,
      target: name,
      door: at,
      caller: who,
      method,
      path,
      headers: body === undefined ? [] : [['content-type', 'application/json']],
      body: body === undefined ? undefined : Buffer.from(body),
      isWellFormed: true,
    }),
  )
  return { kind, name, attempts, isPlain: true, weight }
}

/** Calls of a function with every argument, one of them wrong. */
export function disguisedFunctionTarget({ name, args }: DatabaseFunction, known: Known, schema: ApiSchema): Target {
  const row = Object.fromEntries(args.map((arg) => [arg.name, likelyJson(arg, known, schema)]))
  const calls = nearlyRight(row).map((body): Call => ({ method: 'POST', path: `/rest/v1/rpc/${name}`, body }))
  return disguisedTarget('function', name, 1, calls)
}

const text = (...all: readonly string[]) => fc.constantFrom(...all).map((one) => JSON.stringify(one))
const uuid = fc.uuid({ version: 4 }).map((id) => JSON.stringify(id))

/** Rows as their owner would send them, by table. */
function rightRows({ person, listing, place }: Own, { listings }: Known): Readonly<Record<string, Row>> {
  const [me, mine] = [text(person), text(listing)]
  const file = fc.uuid({ version: 4 }).map((id) => JSON.stringify(`${person}/${listing}/${id}.webp`))
  return {
    listings: {
      id: uuid,
      seller_id: me,
      category: text('Goat'),
      attributes: fc.constantFrom('{"breed":"Osmanabadi","age":14,"purpose":"Breeding"}', '{}'),
      price: fc.constantFrom('9000', 'null'),
      quantity: fc.constantFrom('1', '3'),
      place_id: text(place),
      title: text('Goats'),
      description: text('Two kids', 'गाय'),
      negotiable: fc.constantFrom('true', 'false'),
    },
    listing_photos: {
      listing_id: mine,
      path: file,
      width: fc.constant('640'),
      height: fc.constant('480'),
      position: fc.constantFrom('0', '1'),
      preview: text('#aa8866'),
    },
    favourites: { user_id: me, listing_id: text(...listings) },
    saved_searches: { user_id: me, name: text('Goats'), query: fc.constantFrom('{"category":"Goat"}', '{"q":"cow"}') },
    listing_drafts: {
      id: uuid,
      profile_id: me,
      listing_type: text('product'),
      words: fc.constant('{"title":"Goats"}'),
    },
    reports: { reporter_id: me, listing_id: text(...listings), reason: text('other', 'sold'), details: text('Odd') },
    deletion_requests: { profile_id: me, reason: text('Enough') },
    profiles: {
      name: text('A B'),
      phone: text('+919876543210'),
      whatsapp: fc.constant('null'),
      language: text('hi'),
      place_id: text(place),
      role: text('farmer'),
    },
  }
}

/** Rows of one's own that are right but for one value, with a column that nobody writes, or in place of another's. */
export function disguisedTableTargets(own: Own, known: Known, schema: ApiSchema): Target[] {
  return Object.entries(rightRows(own, known)).map(([table, row]) => {
    const path = `/rest/v1/${table}`
    const columns = schema.tables.find(({ name }) => name === table)?.columns ?? []
    const others = columns.filter(({ name }) => !Object.hasOwn(row, name))
    const extra = fc
      .constantFrom(...(others.length ? others : columns))
      .chain((column) =>
        mostly([3, likelyJson(column, known, schema)], [1, disguisedJson]).map((json) => [column.name, json] as const),
      )
    const whole = nearlyRight(row).map((body): Call => ({ method: 'POST', path, body }))
    const protectedOne = fc.tuple(fc.tuple(...Object.values(row)), extra).map(
      ([values, more]): Call => ({
        method: 'POST',
        path,
        body: objectOf([...Object.keys(row).map((name, n) => [name, values[n] ?? 'null'] as const), more]),
      }),
    )
    const ids = fc.constantFrom(own.person, own.listing, ...known.listings, ...known.people)
    const key = fc.constantFrom(
      ...columns.map(({ name }) => name).filter((name) => name === 'id' || name.endsWith('_id')),
    )
    const one = mostly(
      [2, extra],
      [
        3,
        fc
          .constantFrom(...Object.keys(row))
          .chain((name) =>
            mostly([1, row[name] ?? disguisedJson], [2, disguisedJson]).map((json) => [name, json] as const),
          ),
      ],
    )
    const changed = fc.tuple(key, ids, one).map(
      ([column, id, entry]): Call => ({
        method: 'PATCH',
        path: `${path}?${column}=eq.${id}`,
        body: objectOf([entry]),
      }),
    )
    const removed = fc
      .tuple(key, ids)
      .map(([column, id]): Call => ({ method: 'DELETE', path: `${path}?${column}=eq.${id}` }))
    return disguisedTarget(
      'writing a table',
      table,
      5,
      mostly([4, whole], [2, protectedOne], [4, changed], [1, removed]),
    )
  })
}

/** What the calls of Auth carry where they are right. */
const AUTH_BODIES: Readonly<Record<string, readonly string[]>> = {
  signup: ['email', 'password', 'data'],
  'token?grant_type=password': ['email', 'password'],
  'token?grant_type=refresh_token': ['refresh_token'],
  recover: ['email'],
  verify: ['type', 'token_hash'],
  user: ['data', 'email', 'password'],
  logout: ['scope'],
}

/** Calls of Auth with the values that they take, one of them wrong. */
export function disguisedAuthTargets(endpoints: readonly Endpoint[], values: Row): Target[] {
  return Object.entries(AUTH_BODIES).map(([path, names]) => {
    const method = path === 'user' ? 'PUT' : 'POST'
    const row = Object.fromEntries(names.map((name) => [name, values[name] ?? disguisedJson]))
    const calls = nearlyRight(row).map((body): Call => ({ method, path: `/auth/v1/${path}`, body }))
    const known = endpoints.some((one) => one.path === `/auth/v1/${path.split('?', 1)[0]}`)
    return disguisedTarget('auth', `${method} /auth/v1/${path}`, known ? 3 : 1, calls)
  })
}
