import { insertGoat } from '../../support/market-rows.ts'
import { backendOf, startSecondStorefront } from '../../support/second-storefront.ts'
import { startMarket } from '../market.ts'
import { callFunction, registerSeller, type Seller } from '../seller.ts'

/** Sooner than anybody could press again. */
const LOOK_EVERY_MS = 20
const GIVE_UP_MS = 30_000
/** No person may do the same thing over and over in a day. */
const SALES_OF_ONE = 10

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function isShown(url: string): Promise<boolean> {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  return answer.status === 200
}

/** How long a page goes on being shown, in milliseconds from `since`. */
async function goneAfter(url: string, since: number): Promise<number> {
  while (await isShown(url)) {
    if (performance.now() - since > GIVE_UP_MS) throw new Error(`${url} is still shown`)
    await wait(LOOK_EVERY_MS)
  }
  return performance.now() - since
}

/** Sells one animal by the first copy. @returns after how long each copy has shown its page and its seller's no more */
async function sellOne(copies: readonly string[], seller: Seller): Promise<number[]> {
  const id = await insertGoat(seller.id, 'active')
  const pagesOf = (copy: string) => [`${copy}/listing/${id}`, `${copy}/seller/${seller.id}`]
  // Twice: what is shown the second time is remembered, and would be for half a minute.
  for (const page of [...copies, ...copies].flatMap(pagesOf)) {
    while (!(await isShown(page))) await wait(LOOK_EVERY_MS)
  }
  const since = performance.now()
  await callFunction(seller, 'mark_sold', { listing_id: id, outcome: 'here' })
  return Promise.all(
    copies.map(async (copy) => Math.max(...(await Promise.all(pagesOf(copy).map((page) => goneAfter(page, since)))))),
  )
}

function rowOf(times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
  return {
    sales: times.length,
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    'longest ms': at(1),
    'within 2 s': times.filter((time) => time <= 2000).length,
  }
}

/** Sells animals by one copy of the storefront; prints how long two copies go on showing them. */
export async function benchCopies(tries: number): Promise<void> {
  const market = await startMarket({ DEMO: '0', ADDRESS_LIMIT_FACTOR: '1000' })
  Object.assign(process.env, { MARKET_DATA_DIR: market.dataDir, MARKET_API_PORT: String(market.apiPort) })
  const second = await startSecondStorefront(await backendOf(market.origin, market.apiPort), { REQUEST_LOG: '0' })
  try {
    const times: number[][] = []
    let seller = await registerSeller(market.origin)
    for (let sale = 0; sale < tries; sale += 1) {
      if (sale % SALES_OF_ONE === 0) seller = await registerSeller(market.origin)
      times.push(await sellOne([market.origin, second.origin], seller))
    }
    console.table({
      'the copy that was told': rowOf(times.map(([first = 0]) => first)),
      'the other copy': rowOf(times.map(([, other = 0]) => other)),
      both: rowOf(times.map((both) => Math.max(...both))),
    })
  } finally {
    await second.stop()
    await market.stop()
  }
}
