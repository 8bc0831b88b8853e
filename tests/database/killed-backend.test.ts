import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { lostOf } from '../support/durability/lost.ts'
import { marketFolder } from '../support/durability/market-folder.ts'
import { openBackend } from '../support/durability/own-backend.ts'
import { writeAndKill } from '../support/durability/write-and-kill.ts'
import { nothingYet } from '../support/durability/writers.ts'

const KILLS = 3

describe.skipIf(inject('market').databaseUrl)('a backend that is killed while people write', () => {
  test(`has everything that it acknowledged, ${KILLS} times over`, async () => {
    const dataDir = marketFolder()
    const done = nothingYet()
    for (let kill = 0; kill < KILLS; kill++) {
      const backend = await openBackend(dataDir)
      await writeAndKill(backend, done, () => wait(500 + 700 * kill))
    }
    const backend = await openBackend(dataDir)
    onTestFinished(() => backend.kill())
    expect(done.listings.size).toBeGreaterThan(KILLS)
    expect(await lostOf(backend, done)).toEqual([])
  }, 600_000)
})
