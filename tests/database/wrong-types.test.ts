import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { market } from '../support/market.ts'
import { asOwner, register } from '../support/people.ts'

/** Values of which none fits all types, and most fit none. */
const ODD: readonly unknown[] = [
  5,
  -1.5,
  1e308,
  true,
  null,
  '',
  'x',
  '{',
  'a\u0000b',
  '\u4e2d\udc00',
  '9'.repeat(400),
  '2026-13-45',
  'NaN',
  [],
  [5, null],
  [[['deep']]],
  [{ a: [1] }],
  {},
  { a: { b: 'c' } },
  JSON.parse('['.repeat(300) + ']'.repeat(300)),
]

const odd = fc.constantFrom(...ODD)

interface Callable {
  readonly name: string
  readonly arguments: readonly string[]
}

interface Table {
  readonly name: string
  readonly columns: readonly string[]
}

const CALLABLES = `
  select p.proname as name, coalesce(p.proargnames[1:p.pronargs], '{}') as arguments
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
  order by 1, 2`

const TABLES = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
  group by 1 order by 1`

interface Answer {
  readonly asked: string
  readonly status: number
  readonly body: string
}

/** Where a request is sent: through the checks that stand before the embedded server, or past them all. */
type Way = 'app' | 'lite'

describe('values of a wrong type', () => {
  let callables: readonly Callable[]
  let tables: readonly Table[]
  let callers: readonly Record<string, string>[]

  beforeAll(async () => {
    callables = await asOwner<Callable>(CALLABLES)
    tables = await asOwner<Table>(TABLES)
    const apikey = (await market()).keys.publishableKey
    const { data } = await (await register()).client.auth.getSession()
    callers = [{ apikey }, { apikey, authorization: `Bearer ${data.session?.access_token}` }]
  })

  /** The same values in every run: what fails can be run again. */
  const some = (arbitrary: fc.Arbitrary<unknown>, seed: number) => fc.sample(arbitrary, { seed, numRuns: 1 })[0]

  async function askBy(
    way: Way,
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: unknown,
  ): Promise<Answer> {
    const answer = await (await market())[way].fetch(
      new Request(`http://market.test/rest/v1/${path}`, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    return {
      asked: `${method} ${path} ${JSON.stringify(body)}`.slice(0, 300),
      status: answer.status,
      body: await answer.text(),
    }
  }

  /** Asks past the checks: most of these values they refuse, and the database has to stand them by itself. */
  const ask = (method: string, path: string, headers: Record<string, string>, body?: unknown) =>
    askBy('lite', method, path, headers, body)

  const broken = (answers: readonly Answer[]) => answers.filter(({ status }) => status >= 500 && status !== 501)

  async function expectAlive(): Promise<void> {
    const [guest = {}] = callers
    expect((await askBy('app', 'GET', 'categories?select=value&limit=1', guest)).status).toBe(200)
  }

  test('are refused by every function, and nobody else notices', async () => {
    const answers = await Promise.all(
      callables.flatMap(({ name, arguments: names }, at) =>
        callers.map((headers, who) => {
          const values = some(fc.tuple(...names.map(() => odd)), at * 2 + who) as unknown[]
          return ask('POST', `rpc/${name}`, headers, Object.fromEntries(names.map((key, of) => [key, values[of]])))
        }),
      ),
    )
    expect(broken(answers)).toEqual([])
    await expectAlive()
  })

  test('are refused by every table, written or looked for', async () => {
    const answers = await Promise.all(
      tables.flatMap(({ name, columns }, at) =>
        callers.flatMap((headers, who) => {
          const values = some(fc.tuple(...columns.map(() => odd)), at * 2 + who) as unknown[]
          const row = Object.fromEntries(columns.map((key, of) => [key, values[of]]))
          const [column = ''] = [columns[(at + who) % columns.length]]
          const text = encodeURIComponent(String(values[0]).toWellFormed())
          return [
            ask('POST', name, headers, row),
            ask('PATCH', `${name}?${column}=is.null`, headers, { [column]: values[0] }),
            ask('GET', `${name}?select=${column}&${column}=eq.${text}`, headers),
            ask('DELETE', `${name}?${column}=cs.${text}`, headers),
          ]
        }),
      ),
    )
    expect(broken(answers)).toEqual([])
    await expectAlive()
  })

  test.each([
    ['rpc/search_listings', { categories: 5 }],
    ['rpc/catalogue_uses', { catalogue_table: 'x', ids: 0 }],
    ['listing_fields', { depends_on_values: 1 }],
  ])('stop nobody: %s', async (path, body) => {
    const [guest = {}] = callers
    const operator = { apikey: (await market()).keys.secretKey }
    const answers = [await askBy('app', 'POST', path, guest, body)]
    for (const headers of [...callers, operator]) answers.push(await ask('POST', path, headers, body))
    expect(answers.filter(({ status }) => status < 400 || status >= 500)).toEqual([])
    await expectAlive()
  })
})
