import { openMarket } from '../market.ts'
import { median } from '../median.ts'
import { registerSeller, type StepTime, sell } from '../seller.ts'
import { phonePhotos } from './photos.ts'

const PHOTOS = 2
/** No person may submit many listings a day. */
const LISTINGS_OF_ONE = 4

const totalOf = (times: readonly StepTime[]) => times.reduce((sum, { took_ms }) => sum + took_ms, 0)
const steps = (listings: readonly (readonly StepTime[])[]) => [...new Set(listings.flat().map(({ step }) => step))]

function mediansOf(listings: readonly (readonly StepTime[])[]): Record<string, number> {
  const ofStep = (step: string) => median(listings.map((times) => totalOf(times.filter((time) => time.step === step))))
  const medians = steps(listings).map((step) => [step, ofStep(step)] as const)
  return Object.fromEntries([...medians, ['all', median(listings.map(totalOf))]])
}

/**
 * Sells goats with two photographs by the requests that a phone makes; prints how long the market takes for each step.
 * @param rounds how many people sell; each lists four animals
 * @param at origins of open markets, by commas: each listing is sold on all of them in turn
 */
export async function benchSelling(rounds: number, at = ''): Promise<void> {
  const photos = await phonePhotos(PHOTOS)
  console.log(`Photographs: ${photos.map(({ full, card }) => `${full.length} + ${card.length} bytes`).join(', ')}`)
  const markets = await Promise.all(
    (at || ',')
      .split(',')
      .filter((origin, index) => origin || !index)
      .map((origin) => openMarket(origin || undefined)),
  )
  const sold: StepTime[][][] = markets.map(() => [])
  for (let round = 0; round < rounds; round++) {
    const sellers = await Promise.all(markets.map(({ origin }) => registerSeller(origin)))
    for (let listing = 0; listing < LISTINGS_OF_ONE; listing++) {
      for (const [index, seller] of sellers.entries()) sold[index]?.push(await sell(seller, photos))
    }
  }
  const medians = sold.map(mediansOf)
  console.table(
    Object.keys(medians[0] ?? {}).map((step) => ({
      step,
      ...Object.fromEntries(medians.map((ms, index) => [`${markets[index]?.origin} ms`, ms[step]?.toFixed(1)])),
      'last to first': ((medians.at(-1)?.[step] ?? 0) / (medians[0]?.[step] ?? 1)).toFixed(2),
    })),
  )
  await Promise.all(markets.map((market) => market.stop()))
}
