import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { attack, reportOf } from '../support/attack/campaign.ts'
import { attackedMarket } from '../support/attack/market.ts'
import { type Scene, setScene } from '../support/attack/scene.ts'
import { market } from '../support/market.ts'
import { freePort } from '../support/own-server.ts'

/** The same requests every time; `npx pnpm@12 bench attack` asks others, and many more. */
const SEED = 20_261_122
const REQUESTS = 400

let scene: Scene
let close: () => Promise<void>

beforeAll(async () => {
  const backend = await market()
  const port = await freePort()
  const server = await backend.listen(port)
  close = () =>
    new Promise((resolve) => {
      if ('closeAllConnections' in server) server.closeAllConnections()
      server.close(() => resolve())
    })
  scene = await setScene(await attackedMarket(inject('market').dataDir, port, undefined))
})

afterAll(() => close())

test(`the backend's port holds against bad requests (seed ${SEED})`, async () => {
  expect(reportOf(await attack(scene, { requests: REQUESTS, seed: SEED }))).toBe('')
}, 180_000)
