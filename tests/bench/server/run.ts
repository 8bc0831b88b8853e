import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { askOnWire } from '../../support/wire.ts'
import { openMarket } from '../market.ts'
import { median } from '../median.ts'
import type { BareAnswer } from './bare.ts'
import { type Asked, load, type Speed } from './load.ts'

const PATH = '/buy?lng=hi'
const WARM_UP_SECONDS = 2
const ROUND_SECONDS = 4

/** What a browser says of itself; the page is asked for as most ask for it. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }
/** What describes a page's bytes: a bare server sends these along, and nothing else. */
const DESCRIBING = ['content-type', 'content-encoding', 'content-length', 'etag']

async function startBare(answer: BareAnswer): Promise<{ readonly origin: string; stop(): void }> {
  const child = fork(fileURLToPath(new URL('bare.ts', import.meta.url)))
  child.send(answer)
  const [port] = await once(child, 'message')
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.disconnect() }
}

/** Asks for the page until its form is the last one: it is compressed better once it is asked for again. */
async function settledPage(url: string) {
  let before = await askOnWire(url, HEADERS)
  for (let same = 0; same < 5; ) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    const now = await askOnWire(url, HEADERS)
    same = now.body.length === before.body.length ? same + 1 : 0
    before = now
  }
  return before
}

function rowOf(market: readonly Speed[], bare: readonly Speed[]) {
  const perSecond = median(market.map((speed) => speed.perSecond))
  const barePerSecond = median(bare.map((speed) => speed.perSecond))
  return {
    'requests/s': Math.round(perSecond),
    'p99 ms': median(market.map(({ p99Ms }) => p99Ms)).toFixed(1),
    'bare requests/s': Math.round(barePerSecond),
    'bare p99 ms': median(bare.map(({ p99Ms }) => p99Ms)).toFixed(1),
    ratio: Math.round((perSecond / barePerSecond) * 100) / 100,
  }
}

/** Asks market and bare server in turn, so that whatever else the machine does meets both. */
async function compare(asked: Asked, bareUrl: URL, rounds: number) {
  const speeds: { market: Speed[]; bare: Speed[] } = { market: [], bare: [] }
  const ofBare = { ...asked, url: bareUrl, isNew: false }
  await load(asked, WARM_UP_SECONDS)
  await load(ofBare, WARM_UP_SECONDS)
  for (let round = 0; round < rounds; round += 1) {
    speeds.market.push(await load(asked, ROUND_SECONDS))
    speeds.bare.push(await load(ofBare, ROUND_SECONDS))
  }
  return rowOf(speeds.market, speeds.bare)
}

/**
 * Prints how many pages a second the storefront's server sends, cached ones, new ones and 304s, beside a bare server of
 * `node:http` that sends the same bytes.
 * @param at the origin of a market that is open already
 */
export async function benchServer(rounds: number, at?: string): Promise<void> {
  const market = await openMarket(at)
  try {
    const url = new URL(PATH, market.origin.replace('localhost', '127.0.0.1'))
    const { headers, body } = await settledPage(url.href)
    const described = Object.fromEntries(DESCRIBING.map((name) => [name, headers[name]]))
    const bare = await startBare({ headers: described, body: body.toString('base64') })
    const bareUrl = new URL(PATH, bare.origin)
    const known = { ...HEADERS, 'if-none-match': String(headers.etag) }
    console.log(`\n${body.length} bytes of ${PATH}; load of the machine ${loadavg()[0]?.toFixed(1)}\n`)
    console.table({
      'a cached page': await compare({ url, headers: HEADERS, status: 200 }, bareUrl, rounds),
      'a new page': await compare({ url, headers: HEADERS, status: 200, isNew: true }, bareUrl, rounds),
      'not modified': await compare({ url, headers: known, status: 304 }, bareUrl, rounds),
    })
    bare.stop()
  } finally {
    await market.stop()
  }
}
