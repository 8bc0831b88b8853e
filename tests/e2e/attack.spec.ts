import { expect, test } from '@playwright/test'
import { attack, reportOf } from '../support/attack/campaign.ts'
import { attackedMarket } from '../support/attack/market.ts'
import { setScene } from '../support/attack/scene.ts'
import { setTimeLimit } from '../support/time-limit.ts'

/** The same requests every time; `npx pnpm@12 bench attack` asks others, and many more. */
const SEED = 20_261_122
const REQUESTS = 400

test(`both ports of the market hold against bad requests (seed ${SEED})`, async () => {
  setTimeLimit(240_000)
  const { MARKET_DATA_DIR = '', MARKET_API_PORT, MARKET_PORT } = process.env
  const scene = await setScene(await attackedMarket(MARKET_DATA_DIR, Number(MARKET_API_PORT), Number(MARKET_PORT)))
  expect(reportOf(await attack(scene, { requests: REQUESTS, seed: SEED }))).toBe('')
})
