import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { guestFindings, storefrontFindings } from '../../commands/diagnose/market.ts'
import { expect, test } from '../support/browser-test.ts'
import { offerGoat } from '../support/offered-goat.ts'
import { freePort } from '../support/own-server.ts'
import { backendOf, startSecondStorefront } from '../support/second-storefront.ts'
import { publishableKey } from '../support/seller-api.ts'
import { slowWay } from '../support/slow-way.ts'
import { askOnWire } from '../support/wire.ts'

async function numbersOf(request: APIRequestContext, port: number): Promise<string> {
  return (await request.get(`http://127.0.0.1:${port}/metrics`)).text()
}

for (const workers of [1, 2]) {
  test.describe(`a storefront of ${workers} process${workers > 1 ? 'es' : ''}`, () => {
    test('serves pages, says that it is well, and counts', async ({ request, baseURL, afterwards }) => {
      const metricsPort = await freePort()
      const backend = await backendOf(baseURL ?? '', process.env.MARKET_API_PORT)
      const storefront = await startSecondStorefront(backend, {
        WORKERS: String(workers),
        METRICS_PORT: String(metricsPort),
      })
      afterwards(storefront.stop)
      const statusOf = async (path: string) => (await request.get(storefront.origin + path)).status()
      await expect.poll(() => statusOf('/readyz')).toBe(200)
      for (const path of ['/healthz', '/about', '/about', '/about']) expect(await statusOf(path), path).toBe(200)
      // A worker that has answered nothing yet is asked all the same.
      await expect
        .poll(() => numbersOf(request, metricsPort))
        .toContain('maveshi_requests_total{method="GET",route="/about",status="200"} 3')
      // What the market tells of changes is asked for beside the pages.
      await expect.poll(() => numbersOf(request, metricsPort)).toContain('maveshi_changes_followed 1')
      const numbers = await numbersOf(request, metricsPort)
      for (const name of ['maveshi_pages_total', 'maveshi_backend_seconds_bucket', 'process_resident_memory_bytes'])
        expect(numbers).toContain(name)
    })

    test('answers whoever is waiting when it is told to stop', async ({ request, baseURL, afterwards }) => {
      const backend = await backendOf(baseURL ?? '', process.env.MARKET_API_PORT)
      const way = await slowWay(backend.supabaseUrl)
      afterwards(way.stop)
      const metricsPort = await freePort()
      const storefront = await startSecondStorefront(
        { ...backend, supabaseUrl: way.origin },
        { WORKERS: String(workers), METRICS_PORT: String(metricsPort) },
      )
      afterwards(storefront.stop)
      const { origin } = storefront
      // All processes serve: the numbers are those of all of them.
      await expect.poll(() => numbersOf(request, metricsPort)).toContain('maveshi_changes_followed 1')
      way.holdUp()
      const answers = Array.from({ length: 4 }, (_, index) => request.get(`${origin}/buy?visit=${index}`))
      await expect.poll(() => numbersOf(request, metricsPort)).toContain('maveshi_requests_under_way 4')
      const stopped = storefront.stop()
      // Whoever comes at the very moment is left waiting, and so gives up soon.
      await expect(async () => {
        await expect(request.get(`${origin}/healthz`, { timeout: 300 })).rejects.toThrow('ECONNREFUSED')
      }).toPass({ timeout: 5000 })
      way.letGo()
      for (const answer of await Promise.all(answers)) {
        expect(answer.status()).toBe(200)
        expect(await answer.text()).toContain('</html>')
      }
      await stopped
    })
  })
}

test('a storefront whose backend is away lives, and is not ready', async ({ request, baseURL, afterwards }) => {
  const backend = await backendOf(baseURL ?? '', process.env.MARKET_API_PORT)
  const way = await slowWay(backend.supabaseUrl)
  const storefront = await startSecondStorefront({ ...backend, supabaseUrl: way.origin })
  afterwards(storefront.stop)
  const statusOf = async (path: string) => (await request.get(storefront.origin + path)).status()
  await expect.poll(() => statusOf('/readyz')).toBe(200)
  expect(await statusOf('/')).toBe(200)
  await way.stop()
  await expect.poll(() => statusOf('/readyz')).toBe(503)
  expect(await statusOf('/healthz')).toBe(200)
  // What it has shown before it goes on showing.
  expect(await statusOf('/')).toBe(200)
})

test('what one worker has changed shows on every worker at once', async ({ request, baseURL, afterwards }) => {
  const backend = await backendOf(baseURL ?? '', process.env.MARKET_API_PORT)
  const storefront = await startSecondStorefront(backend, { WORKERS: '3' })
  afterwards(storefront.stop)
  const { id, seller } = await offerGoat(request)
  const page = `${storefront.origin}/listing/${id}`
  // Each connection leads to the next worker.
  const statuses = () =>
    Promise.all(Array.from({ length: 9 }, async () => (await askOnWire(page, { connection: 'close' })).status))
  expect(new Set(await statuses())).toEqual(new Set([200]))
  await request.post(`${storefront.origin}/rest/v1/rpc/mark_sold`, {
    headers: { apikey: backend.publishableKey, authorization: `Bearer ${seller.session.access_token}` },
    data: { listing_id: id, outcome: 'here' },
  })
  await expect.poll(async () => new Set(await statuses())).toEqual(new Set([410]))
})

test('a worker that is killed is replaced, and the market is served meanwhile', async ({
  request,
  baseURL,
  afterwards,
}) => {
  const backend = await backendOf(baseURL ?? '', process.env.MARKET_API_PORT)
  const storefront = await startSecondStorefront(backend, { WORKERS: '2' })
  const workers = (): readonly string[] =>
    readFileSync(`/proc/${storefront.pid}/task/${storefront.pid}/children`, 'utf8').match(/\d+/g) ?? []
  const statusOf = () => askOnWire(`${storefront.origin}/about`, { connection: 'close' }).then(({ status }) => status)
  afterwards(storefront.stop)
  await expect.poll(statusOf).toBe(200)
  const before = workers()
  expect(before).toHaveLength(2)
  const replaced = async (pids: readonly string[]): Promise<string> => {
    const newOnes = () => workers().filter((pid) => !pids.includes(pid))
    await expect.poll(newOnes, { intervals: [10] }).toHaveLength(1)
    return newOnes()[0] ?? ''
  }
  process.kill(Number(before[0]), 'SIGKILL')
  // Nor does one matter that is killed before it serves anybody.
  const second = await replaced(before)
  process.kill(Number(second), 'SIGKILL')
  await replaced([...before, second])
  expect(workers()).toContain(before[1])
  await expect.poll(() => statusOf().catch(() => 0)).toBe(200)
  for (let asked = 0; asked < 6; asked++) expect(await statusOf()).toBe(200)
  await expect.poll(async () => (await request.get(`${storefront.origin}/readyz`)).status()).toBe(200)
})

test('nothing is found to be wrong with a market that runs', async ({ request, baseURL }) => {
  const { origin } = new URL(baseURL ?? '')
  await expect.poll(async () => (await request.get('/readyz')).status()).toBe(200)
  const findings = [
    ...(await storefrontFindings(origin)),
    ...(await guestFindings(origin, await publishableKey(request))),
  ]
  expect(findings.length).toBeGreaterThan(8)
  expect(findings.filter(({ isSo }) => !isSo)).toEqual([])
})
