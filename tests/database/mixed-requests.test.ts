import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { forwardTo } from '../../storefront/server/backend.ts'
import { market } from '../support/market.ts'
import { type OwnServer, openServer } from '../support/own-server.ts'
import { asOwner, type Person, register } from '../support/people.ts'
import { type Answered, type Asked, pipeline } from '../support/pipelined.ts'

/** Sockets at once, and requests on each of them. */
const SOCKETS = 16
const REQUESTS = 36

/** Somebody, and what they may see: their own profile or none. */
interface Caller {
  readonly id: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

/** A request, and whether its answer is one that this caller may get. */
interface Case {
  readonly caller: Caller
  readonly asked: Asked
  readonly isFine: (answer: Answered) => boolean
}

const rowsOf = ({ body }: Answered): readonly Record<string, unknown>[] => {
  const rows: unknown = JSON.parse(body)
  return Array.isArray(rows) ? rows : []
}

const isRefused = ({ status }: Answered) => status >= 400 && status < 500

const isOfTheGateway = ({ body }: Answered) => body.includes('"REFUSED"')

/**
 * What everybody may ask, and what nobody gets: the kinds alternate, so that each stands beside each. All of them pass
 * the gateway. `ids` are those of all callers together.
 */
const KINDS: readonly ((caller: Caller, ids: string) => Omit<Case, 'caller'>)[] = [
  ({ id, headers }, ids) => ({
    asked: { method: 'GET', path: `/rest/v1/profiles?select=id,email,phone&id=in.(${ids})`, headers },
    isFine: (answer) =>
      (id ? answer.status === 200 && rowsOf(answer).length === 1 : true) &&
      rowsOf(answer).every((row) => row.id === id),
  }),
  ({ headers }) => ({
    asked: {
      method: 'POST',
      path: '/auth/v1/verify',
      headers,
      body: JSON.stringify({ type: 'recovery', token_hash: 'f'.repeat(64) }),
    },
    isFine: isRefused,
  }),
  ({ headers }, ids) => ({
    asked: {
      method: 'PATCH',
      path: `/rest/v1/profiles?id=in.(${ids})`,
      headers: { ...headers, prefer: 'return=representation' },
      body: JSON.stringify({ is_admin: true }),
    },
    isFine: (answer) => isRefused(answer) || rowsOf(answer).length === 0,
  }),
  ({ headers }) => ({
    asked: { method: 'POST', path: '/rest/v1/rpc/search_listings', headers, body: JSON.stringify({ categories: 5 }) },
    isFine: isRefused,
  }),
  ({ id, headers }) => ({
    asked: { method: 'GET', path: '/rest/v1/saved_searches?select=user_id', headers },
    isFine: (answer) => rowsOf(answer).every((row) => row.user_id === id),
  }),
  ({ headers }) => ({
    asked: { method: 'POST', path: '/rest/v1/settings', headers, body: JSON.stringify({ key: 'x', value: 1 }) },
    isFine: isRefused,
  }),
  ({ headers }, ids) => ({
    asked: { method: 'GET', path: `/rest/v1/listings?select=id&seller_id=in.(${ids})&price=eq.cow`, headers },
    isFine: isRefused,
  }),
]

async function memberOf({ client, id }: Person, apikey: string): Promise<Caller> {
  const { data } = await client.auth.getSession()
  const authorization = `Bearer ${data.session?.access_token}`
  return { id, headers: { apikey, authorization, 'content-type': 'application/json' } }
}

describe('requests of different people, mixed on many connections', () => {
  let callers: Caller[]
  let backendPort: number
  let storefront: OwnServer

  beforeAll(async () => {
    const backend = await market()
    const { publishableKey } = backend.keys
    const guest: Caller = { id: undefined, headers: { apikey: publishableKey, 'content-type': 'application/json' } }
    const people = [await register(), await register()]
    callers = [guest, ...(await Promise.all(people.map((person) => memberOf(person, publishableKey))))]
    const server = await backend.listen(0)
    backendPort = (server.address() as AddressInfo).port
    const forward = forwardTo(`http://127.0.0.1:${backendPort}`, () => {})
    storefront = await openServer(
      (request, response) => void forward(request, response, () => response.end()),
      '127.0.0.1',
    )
    return () => Promise.all([storefront.stop(), new Promise((resolve) => server.close(resolve))]).then(() => {})
  })

  function caseAt(number: number): Case {
    const caller = callers[number % callers.length] as Caller
    const kind = KINDS[Math.floor(number / callers.length) % KINDS.length] as (typeof KINDS)[number]
    const ids = callers.flatMap(({ id }) => id ?? []).join(',')
    return { caller, ...kind(caller, ids) }
  }

  test.each([
    ['the backend', () => backendPort],
    ['the storefront', () => storefront.port],
  ])('at the port of %s get what is theirs, and nothing else', async (_where, port) => {
    const administrators = () => asOwner('select id from public.profiles where is_admin order by id')
    const before = await administrators()
    const mixed = Array.from({ length: SOCKETS }, (_, socket) =>
      // Each socket begins elsewhere, so that what is under way at once differs.
      Array.from({ length: REQUESTS }, (_, at) => caseAt(socket * 5 + at)),
    )
    const answered = await Promise.all(
      mixed.map(async (cases) => {
        const answers = await pipeline(
          port(),
          cases.map(({ asked }) => asked),
        )
        return cases.map((one, at) => ({ ...one, answer: answers[at] as Answered }))
      }),
    )
    const wrong = answered
      .flat()
      .filter(({ answer, isFine }) => answer.status >= 500 || isOfTheGateway(answer) || !isFine(answer))
      .map(({ caller, asked, answer }) => `${caller.id ?? 'guest'} ${asked.path}: ${answer.status} ${answer.body}`)
    expect(wrong).toEqual([])
    expect(await administrators()).toEqual(before)
  })

  test('reach the backend from this machine alone', async () => {
    const server = await (await market()).listen(0)
    expect((server.address() as AddressInfo).address).toBe('127.0.0.1')
    await new Promise((resolve) => server.close(resolve))
  })

  test('use the link of a mail once, however many ask at the same time', async () => {
    const { app, keys } = await market()
    const person = await register()
    const token = createHash('sha256').update(person.id).digest('hex')
    await asOwner('update auth.users set recovery_token = $2, recovery_sent_at = now() where id = $1::uuid', [
      person.id,
      token,
    ])
    const verify = () =>
      app.fetch(
        new Request('http://market.test/auth/v1/verify', {
          method: 'POST',
          headers: { apikey: keys.publishableKey, 'content-type': 'application/json' },
          body: JSON.stringify({ type: 'recovery', token_hash: token }),
        }),
      )
    const answers = await Promise.all(Array.from({ length: 12 }, verify))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })
})
