import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readKeys } from '@maveshi/supabase/local/data-dir'
import { CHEAP_PASSWORDS } from '../../support/cheap-passwords.ts'
import { lostOf } from '../../support/durability/lost.ts'
import { writeAndKill } from '../../support/durability/write-and-kill.ts'
import { type Acknowledged, nothingYet, type Reached } from '../../support/durability/writers.ts'
import { type OwnMarket, startMarket } from '../market.ts'

/** Longest time that people write before the kill. */
const LONGEST_MS = 3000

type Victim = 'backend' | 'storefront'

/** The storefront's server is the only child of the backend's process. */
function pidOf({ pid }: OwnMarket, victim: Victim): number {
  if (victim === 'backend') return pid
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])
}

/** Opens the market, looks for what it had acknowledged, lets people write through the storefront, and kills. */
async function round(dataDir: string, victim: Victim, before: Acknowledged, after: Acknowledged): Promise<string[]> {
  const settings = { DEMO: '0', ADDRESS_LIMIT_FACTOR: '10000', ...CHEAP_PASSWORDS }
  const market = await startMarket(settings, dataDir, join(dataDir, '..', 'log'))
  const backend: Reached = { ...(await readKeys(dataDir)), url: `http://127.0.0.1:${market.apiPort}` }
  const lost = await lostOf(backend, before)
  const kill = async () => {
    process.kill(pidOf(market, victim), 'SIGKILL')
    await market.stop()
  }
  const people = { ...backend, url: market.origin, operator: backend, kill }
  await writeAndKill(people, after, () => wait(Math.random() * LONGEST_MS))
  return lost
}

/** Adds what was acknowledged before the last kill. */
function add(all: Acknowledged, more: Acknowledged): void {
  for (const part of ['listings', 'shown', 'files', 'reports'] as const)
    for (const [key, value] of more[part]) (all[part] as Map<string, unknown>).set(key, value)
  all.favourites.push(...more.favourites)
}

/**
 * Kills the market's processes by turns while people write, and prints what of their listings was gone afterwards: after
 * each kill of what was acknowledged last, in the end of everything.
 */
export async function benchKills(kills: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'maveshi-kills-'))
  const ever = nothingYet()
  let before = nothingYet()
  let lostOnes = 0
  // Once more than asked, to look for what was acknowledged before the last.
  for (let kill = 0; kill <= kills; kill++) {
    const after = nothingYet()
    const victim = kill % 2 === 0 ? 'backend' : 'storefront'
    const lost = await round(join(folder, 'data'), victim, kill === kills ? ever : before, after)
    lostOnes += lost.length
    if (lost.length > 0) console.log(`after kill ${kill}: lost`, ...lost)
    if (kill === kills) break
    add(ever, after)
    before = after
  }
  const { listings, files, favourites, reports } = ever
  const acknowledged = {
    listings: listings.size,
    files: files.size,
    favourites: favourites.length,
    reports: reports.size,
  }
  console.table({ kills, ...acknowledged, lost: lostOnes })
  rmSync(folder, { recursive: true, force: true })
}
