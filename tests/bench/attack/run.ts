import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attack, reportOf } from '../../support/attack/campaign.ts'
import { attackedMarket } from '../../support/attack/market.ts'
import { setScene } from '../../support/attack/scene.ts'
import { KINDS } from '../../support/attack/targets.ts'
import { type Cluster, nativePostgres, startCluster } from '../../support/native-postgres.ts'
import { startMarket } from '../market.ts'
import { processorClock } from './processor.ts'
import { Statistics } from './statistics.ts'

interface AttackOptions {
  readonly requests: number
  readonly seed?: string | undefined
  readonly kind?: string | undefined
  readonly engine?: string | undefined
  readonly folder?: string | undefined
}

async function clusterFor(engine: string | undefined): Promise<Cluster | undefined> {
  if (engine !== 'postgres') return undefined
  const programs = nativePostgres()
  if (!programs) throw new Error('PostgreSQL is not installed on this machine.')
  return startCluster(programs)
}

/** Writes bytes that no command line holds into files of a folder. */
function writerInto(folder: string): (bytes: Buffer) => string {
  let count = 0
  return (bytes) => {
    const file = join(folder, `${++count}.bytes`)
    writeFileSync(file, bytes)
    return file
  }
}

/**
 * Attacks a demo market of its own with so many bad requests, and prints what they came to and what it should not have
 * done. The same seed asks the same; a folder that is named gets the bytes of requests that no command line holds.
 */
export async function benchAttack({
  requests,
  seed: given,
  kind,
  engine,
  folder: named,
}: AttackOptions): Promise<void> {
  const seed = Number(given ?? Date.now() % 1_000_000_000)
  const folder = named ?? mkdtempSync(join(tmpdir(), 'maveshi-attack-'))
  mkdirSync(folder, { recursive: true })
  const cluster = await clusterFor(engine)
  const market = await startMarket({ DATABASE_URL: cluster?.url ?? '' }, undefined, join(folder, 'market.log'))
  try {
    const scene = await setScene(await attackedMarket(market.dataDir, market.apiPort, market.port))
    const statistics = new Statistics()
    const clock = processorClock(market.pid)
    console.log(`\n${requests} bad requests, seed ${seed}; bytes and the market's log in ${folder}\n`)
    const outcome = await attack(scene, {
      requests,
      seed,
      kinds: KINDS.filter((one) => kind === undefined || one === kind),
      ...(clock ? { cpuMs: clock } : {}),
      onMade: (made) => statistics.add(made),
      writeFile: writerInto(folder),
    })
    console.table(statistics.table())
    console.log(`\nWhat cost a guest's request most:\n${statistics.dearest().join('\n')}`)
    console.log(`\n${reportOf(outcome) || 'The market held.'}\n`)
    process.exitCode = reportOf(outcome) ? 1 : 0
  } finally {
    await market.stop()
    cluster?.stop()
  }
}
