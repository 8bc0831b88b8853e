import type { Page } from '@playwright/test'
import type { Chance } from '../cost/chance.ts'

/** Between two keys: from faster than anybody reads to a look at the animal. */
const PAUSE_MS = 1200
/** So often a key is pressed three times, as by somebody in a hurry or whose key sticks. */
const IN_A_HURRY = 0.15
const TURNED_DOWN = 0.15
const LEAFED = 0.08
const TAKEN_BACK = 0.02
/** A list that shows no row for so long has none, or none any more. */
const LIST_MS = 5000
/** Nothing has been decided by anybody for so long: something is stuck, and the figures say so. */
const STUCK_MS = 60_000

const isReview = (page: Page) => /\/listings\/[0-9a-f-]{36}\/show/.test(page.url())

async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
}

/** One thing that a reviewer does by keys, whatever is on the screen by now. */
async function act(page: Page, chance: Chance): Promise<void> {
  const times = chance.isLikely(IN_A_HURRY) ? 3 : 1
  if (chance.isLikely(TAKEN_BACK)) return press(page, 'u')
  if (chance.isLikely(LEAFED)) return press(page, chance.one(['j', 'k']), times)
  if (!chance.isLikely(TURNED_DOWN)) return press(page, 'a', times)
  await press(page, 'r')
  if (!(await page.getByRole('dialog').isVisible())) return
  await press(page, '2')
  await press(page, 'Enter', times)
}

/** Opens the first that waits. What colleagues took meanwhile, or have all of, is looked for again. */
async function openFirst(page: Page, list: string): Promise<void> {
  const first = page.getByRole('main').getByRole('table').getByRole('link').first()
  await first.click({ timeout: LIST_MS }).catch(() => page.goto(list))
}

/**
 * Works through a queue at random speeds, by keys alone, until nothing waits any more or nothing moves on.
 * @param list the address of the list, narrowed
 * @param waiting how many listings wait
 */
export async function reviewAll(
  page: Page,
  list: string,
  waiting: () => Promise<number>,
  chance: Chance,
): Promise<void> {
  let [left, since] = [Number.POSITIVE_INFINITY, performance.now()]
  for (;;) {
    const now = await waiting()
    if (now !== left) [left, since] = [now, performance.now()]
    if (!left || performance.now() - since > STUCK_MS) return
    await page.waitForTimeout(chance.upTo(PAUSE_MS))
    await (isReview(page) ? act(page, chance) : openFirst(page, list))
  }
}
