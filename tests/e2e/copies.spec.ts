import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { callAs } from '../support/market-api.ts'
import { updateRows } from '../support/market-rows.ts'
import { offerGoat } from '../support/offered-goat.ts'
import { backendOf, startSecondStorefront } from '../support/second-storefront.ts'
import { slowWay } from '../support/slow-way.ts'

/** Makes a copy show the page out of its memory, where it would stay for half a minute. */
async function expectShown(request: APIRequestContext, url: string): Promise<void> {
  await expect
    .poll(async () => {
      await request.get(url)
      const answer = await request.get(url)
      return `${answer.status()} ${answer.headers()['cache-status']}`
    })
    .toMatch(/^200 maveshi; hit/)
}

const statusOf = async (request: APIRequestContext, url: string) => (await request.get(url)).status()

test('what is sold by one copy of the storefront is gone on the others', async ({ request, baseURL, afterwards }) => {
  const second = await startSecondStorefront(await backendOf(baseURL ?? '', process.env.MARKET_API_PORT))
  afterwards(second.stop)
  const copies = [baseURL ?? '', second.origin]
  for (let index = 0; index < 4; index += 1) {
    const { id, seller } = await offerGoat(request)
    const list = `/seller/${seller.id}`
    for (const copy of copies) {
      await expectShown(request, `${copy}/listing/${id}`)
      expect(await statusOf(request, copy + list)).toBe(200)
    }
    await callAs(request, seller, 'mark_sold', { listing_id: id, outcome: 'here' })
    for (const copy of copies) {
      await expect.poll(() => statusOf(request, `${copy}/listing/${id}`)).toBe(410)
      await expect.poll(() => statusOf(request, copy + list)).toBe(404)
    }
  }
})

test('what passes every copy by, as an operator’s SQL does, shows', async ({ request }) => {
  const { id } = await offerGoat(request)
  await expectShown(request, `/listing/${id}`)
  await updateRows('listings', `id=eq.${id}`, { status: 'withdrawn' })
  await expect.poll(() => statusOf(request, `/listing/${id}`)).toBe(410)
})

test('a copy that is not told of changes trusts no page for long, and recovers', async ({
  request,
  baseURL,
  afterwards,
}) => {
  const backend = await backendOf(baseURL ?? '', process.env.MARKET_API_PORT)
  const way = await slowWay(backend.supabaseUrl)
  afterwards(way.stop)
  const second = await startSecondStorefront({ ...backend, supabaseUrl: way.origin })
  afterwards(second.stop)
  const { id } = await offerGoat(request)
  const page = `${second.origin}/listing/${id}`
  await expectShown(request, page)
  way.barred = 'changes_since'
  await expect.poll(() => way.refusals).toBeGreaterThan(1)
  await updateRows('listings', `id=eq.${id}`, { status: 'withdrawn' })
  await expect.poll(() => statusOf(request, page)).toBe(410)
  way.barred = undefined
  await updateRows('listings', `id=eq.${id}`, { status: 'active' })
  await expect.poll(() => statusOf(request, page)).toBe(200)
  // What is shown for longer than seconds is trusted again: a picture, which no change of other tests concerns.
  await expect
    .poll(async () => Number((await request.get(`${second.origin}/art/cow.svg`)).headers().age ?? 0), {
      timeout: 30_000,
    })
    .toBeGreaterThan(5)
})
