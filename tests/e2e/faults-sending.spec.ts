import type { Route } from '@playwright/test'
import { expect } from '../support/browser-test.ts'
import { comeBack, crash, endSession, kill, type Scene } from '../support/faults/interruptions.ts'
import { test } from '../support/faults/selling-test.ts'
import { POINTS, type SentOrder, setTrap } from '../support/faults/traps.ts'
import { expectHandedIn, expectKept, expectOneListing, fillForm, handIn } from '../support/selling.ts'

/** Decides about a call that is held up, and brings the person back to where they can try again. */
type Interruption = (scene: Scene, route: Route) => Promise<void>

/** The page has said what went wrong, and can be told to try again. */
async function expectSentence({ page }: Scene): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: /kept/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hand in the listing' })).toBeEnabled()
}

const INTERRUPTIONS: Readonly<Record<string, Interruption>> = {
  'the tab is killed': kill,
  'the tab crashes': crash,
  async 'the network is cut'(scene, route) {
    await scene.page.context().setOffline(true)
    await route.abort('internetdisconnected')
    await expectSentence(scene)
    await scene.page.context().setOffline(false)
  },
  async 'the answer is lost'(scene, route) {
    await route.fetch()
    await route.abort('connectionreset')
    await expectSentence(scene)
  },
  async 'the server fails'(scene, route) {
    await route.fulfill({ status: 500, json: { message: 'broken' } })
    await expectSentence(scene)
  },
  'the server hangs': expectSentence,
}

const thanks = ({ page }: Scene) => page.getByText('Thank you. Your listing has been handed in.')
const submit = ({ page }: Scene) => page.getByRole('button', { name: 'Hand in the listing' })

/** The listing is in already: the call before had arrived, though nobody heard of it. */
const isIn = (scene: Scene): Promise<void> => thanks(scene).waitFor({ timeout: 60_000 })

/** Everything is in the form, or the listing is in. */
async function expectKeptOrIn(scene: Scene): Promise<void> {
  await expect(async () => {
    if (!(await thanks(scene).isVisible())) await expectKept(scene.page, 'place')
  }).toPass({ timeout: 30_000 })
}

async function handInUnlessIn(scene: Scene): Promise<void> {
  await expect(async () => {
    if (!(await thanks(scene).isVisible())) await submit(scene).click({ timeout: 1000 })
    await expect(thanks(scene)).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
}

for (const [what, interrupt] of Object.entries(INTERRUPTIONS)) {
  test(`one listing comes about when ${what} at any step of sending`, async ({ selling }) => {
    test.setTimeout(300_000)
    await fillForm(selling.page)
    const order: SentOrder = []
    for (const point of POINTS) {
      // A call on its way when the tab died may still have arrived.
      if (await thanks(selling).isVisible()) break
      await test.step(point, async () => {
        const trap = await setTrap(selling, point, order)
        await handIn(selling.page)
        const route = await Promise.race([trap.sprung, isIn(selling)])
        if (route) await interrupt(selling, route)
        await selling.page.unrouteAll({ behavior: 'ignoreErrors' })
        await expectKeptOrIn(selling)
      })
    }
    await handInUnlessIn(selling)
    await expectOneListing(selling.request, selling.seller)
  })
}

test('one listing comes about when the session ends at any step of sending, and the person goes on each time', async ({
  selling,
}) => {
  test.setTimeout(300_000)
  await fillForm(selling.page)
  const order: SentOrder = []
  let trap = await setTrap(selling, POINTS[0], order)
  await handIn(selling.page)
  for (const [index, point] of POINTS.entries()) {
    await test.step(point, async () => {
      const route = await trap.sprung
      await endSession(selling)
      await route.fulfill({ status: 401, json: { message: 'JWT expired', code: 'PGRST301' } })
      const next = POINTS[index + 1]
      if (next) trap = await setTrap(selling, next, order)
      else await selling.page.unrouteAll({ behavior: 'ignoreErrors' })
      // What was being done goes on by itself.
      await comeBack(selling)
    })
  }
  await expectHandedIn(selling.page)
  await expectOneListing(selling.request, selling.seller)
})
