import type { Route } from '@playwright/test'
import { expect } from '../support/browser-test.ts'
import {
  comeBack,
  comeBackFrom,
  corruptTokens,
  crash,
  endSession,
  fillStorage,
  freeStorage,
  kill,
  passTimeUntil,
  type Scene,
} from '../support/faults/interruptions.ts'
import { test } from '../support/faults/selling-test.ts'
import { expectPhotosStored } from '../support/faults/stored-photos.ts'
import { intercept } from '../support/intercept.ts'
import {
  expectOneListing,
  expectPreserved,
  expectSubmitted,
  STEPS,
  type Step,
  submitForm,
  takeStep,
} from '../support/selling.ts'
import { setTimeLimit } from '../support/time-limit.ts'

/** Takes one step while something goes wrong, and mends that. */
type Interruption = (scene: Scene, step: Step) => Promise<void>

const CALLS = '**/{rest,auth,storage}/v1/**'

const isPhotograph = (step: Step) => step.endsWith('photograph')

/** The words are said to be on the phone alone. A photograph changes none: the account may have them all by then. */
const onPhone = ({ page }: Scene, step: Step) =>
  page.getByText(isPhotograph(step) ? /^Saved on this phone/ : 'Saved on this phone.')

const allSaved = ({ page }: Scene) => page.getByText('Saved on this phone and in your account.')

const INTERRUPTIONS: Readonly<Record<string, Interruption>> = {
  async 'the tab is killed'(scene, step) {
    await takeStep(scene.page, step)
    if (isPhotograph(step)) await expectPhotosStored(scene.page, step.startsWith('first') ? 1 : 2)
    await kill(scene)
  },
  async 'the tab crashes'(scene, step) {
    await takeStep(scene.page, step)
    await expectPreserved(scene.page, step)
    await crash(scene)
  },
  async 'the network is cut'(scene, step) {
    await scene.page.context().setOffline(true)
    await takeStep(scene.page, step)
    await expectPreserved(scene.page, step)
    await scene.page.context().setOffline(false)
  },
  async 'the server fails'(scene, step) {
    await intercept(scene.page, CALLS, (route) => route.fulfill({ status: 500, json: { message: 'broken' } }))
    await takeStep(scene.page, step)
    await expect(onPhone(scene, step)).toBeVisible()
    await scene.page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  async 'the server hangs'(scene, step) {
    await intercept(scene.page, CALLS, () => undefined)
    await takeStep(scene.page, step)
    await passTimeUntil(scene.page, onPhone(scene, step))
    await scene.page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  async 'the session ends'(scene, step) {
    await takeStep(scene.page, step)
    await endSession(scene)
    // As if coming back from another tab: the session is looked at then.
    await scene.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await comeBack(scene)
  },
  async 'the tokens are refused'(scene, step) {
    // Photographs are sent with the listing: once every word is saved, nothing asks the server at their steps.
    if (isPhotograph(step)) await expect(allSaved(scene)).toBeVisible()
    await corruptTokens(scene)
    const doing = () => takeStep(scene.page, step)
    await (isPhotograph(step) ? doing() : comeBackFrom(scene, doing))
  },
  async 'the phone is full'(scene, step) {
    const noRoom = scene.page.getByText(
      isPhotograph(step) ? /^This phone has no room for all the photos/ : /^This phone is out of storage/,
    )
    // A photograph changes no word: once all are saved, what is said is said of photographs.
    if (isPhotograph(step)) await expect(allSaved(scene).or(noRoom)).toBeVisible()
    await fillStorage(scene)
    await takeStep(scene.page, step)
    await expect(noRoom).toBeVisible()
    await expectPreserved(scene.page, step)
    await freeStorage(scene)
  },
}

for (const [what, interrupt] of Object.entries(INTERRUPTIONS)) {
  test(`nothing is lost when ${what} at any step of writing`, async ({ selling }) => {
    setTimeLimit(300_000)
    for (const step of STEPS) {
      await test.step(step, async () => {
        await interrupt(selling, step)
        await expectPreserved(selling.page, step)
      })
    }
    await submitForm(selling.page)
    await expectSubmitted(selling.page)
    await expectOneListing(selling.request, selling.seller)
  })
}

test('letters typed while the question for the password comes go where they are meant', async ({ selling }) => {
  const { page } = selling
  const district = page.locator('#placeId')
  const renewal = Promise.withResolvers<Route>()
  await intercept(page, '**/auth/v1/token**', (route) => renewal.resolve(route), { times: 1 })
  await page.clock.install()
  await corruptTokens(selling)
  await takeStep(page, 'category')
  const route = await renewal.promise
  // Somebody types without a rest: no time goes by.
  await page.clock.pauseAt(Date.now() + 15_000)
  await district.press('N')
  await route.fallback()
  await expect(page.locator('dialog:has(#session-ended)')).toBeAttached()
  await page.keyboard.type('ashik')
  await expect(district).toHaveValue('Nashik')
  await page.clock.resume()
  await comeBack(selling)
  await page.getByRole('option', { name: 'Nashik' }).first().click()
  await expect(district).toHaveValue('Nashik, Maharashtra')
})
