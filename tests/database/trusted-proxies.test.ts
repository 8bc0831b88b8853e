import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { forwardTo } from '../../storefront/server/backend.ts'
import { market } from '../support/market.ts'
import { openServer } from '../support/own-server.ts'

let backend: string
let publishableKey: string

beforeAll(async () => {
  const { listen, keys } = await market()
  publishableKey = keys.publishableKey
  const server = await listen(0)
  backend = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return () => new Promise<void>((resolve) => server.close(() => resolve()))
})

/**
 * Guesses the password of an account by way of a storefront of its own.
 * @param callers the headers X-Forwarded-For that the proxy in front sends, one for each guess
 * @returns the statuses
 */
async function guess(email: string, proxies: number | undefined, callers: readonly string[]): Promise<number[]> {
  const forward = forwardTo(backend, () => {}, { proxies: proxies ?? 0 })
  const storefront = await openServer((request, response) => void forward(request, response, () => {}), '127.0.0.1')
  const statuses: number[] = []
  for (const caller of callers) {
    const answer = await fetch(`${storefront.origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json', 'x-forwarded-for': caller },
      body: JSON.stringify({ email, password: 'a-wrong-password' }),
    })
    statuses.push(answer.status)
  }
  await storefront.stop()
  return statuses
}

/** Ten wrong passwords for one account are what an address has. */
const ALLOWED = Array(10).fill(400)

const times = (count: number, caller: (turn: number) => string) =>
  Array.from({ length: count }, (_, turn) => caller(turn))

const strangerOf = (name: string) => `${name}-${crypto.randomUUID()}@maveshi.example`

test('without a trusted proxy a visitor who names addresses is counted by the own one', async () => {
  const forged = times(11, (turn) => `203.0.113.${turn}`)
  expect(await guess(strangerOf('unproxied'), undefined, forged)).toEqual([...ALLOWED, 429])
})

test('behind one trusted proxy visitors have limits of their own', async () => {
  const email = strangerOf('proxied')
  expect(
    await guess(
      email,
      1,
      times(11, () => '203.0.113.7'),
    ),
  ).toEqual([...ALLOWED, 429])
  expect(await guess(email, 1, ['203.0.113.8'])).toEqual([400])
})

test('a visitor behind a trusted proxy who names other addresses before it stays one visitor', async () => {
  const forged = times(11, (turn) => `198.51.100.${turn}, 203.0.113.9`)
  expect(await guess(strangerOf('forging'), 1, forged)).toEqual([...ALLOWED, 429])
})
