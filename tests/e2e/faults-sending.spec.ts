import type { Route } from '@playwright/test'
import { expect } from '../support/browser-test.ts'
import { comeBack, crash, endSession, kill, passTimeUntil, type Scene } from '../support/faults/interruptions.ts'
import { test } from '../support/faults/selling-test.ts'
import { POINTS, watchForTraps } from '../support/faults/traps.ts'
import { hold, intercept } from '../support/intercept.ts'
import { whicheverComes } from '../support/journeys.ts'
import {
  expectOneListing,
  expectPreserved,
  expectSubmitted,
  fillForm,
  openForm,
  submitForm,
  thanks,
} from '../support/selling.ts'
import { setTimeLimit } from '../support/time-limit.ts'

/** Decides about a call that is held up, and brings the person back to where they can try again. */
type Interruption = (scene: Scene, route: Route) => Promise<void>

const sentence = ({ page }: Scene) => page.getByRole('alert').filter({ hasText: /saved/ }).first()

/** The page has said what went wrong, and can be told to try again. */
async function expectSentence(scene: Scene): Promise<void> {
  const { page } = scene
  await expect(sentence(scene)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit listing' })).toBeEnabled()
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
  async 'the server hangs'(scene) {
    await passTimeUntil(scene.page, sentence(scene))
    await expectSentence(scene)
  },
}

/** Whether the listing is in: a call on its way when the tab died may still have arrived. Else there is the form. */
async function isIn({ page }: Scene): Promise<boolean> {
  const form = page.getByRole('button', { name: 'Submit listing' })
  return (await whicheverComes({ thanks: thanks(page), form })) === 'thanks'
}

for (const [what, interrupt] of Object.entries(INTERRUPTIONS)) {
  test(`one listing comes about when ${what} at any step of sending`, async ({ selling }) => {
    setTimeLimit(300_000)
    await fillForm(selling.page)
    const setTrap = await watchForTraps(selling.phone)
    for (const point of POINTS) {
      if (await isIn(selling)) break
      await test.step(point, async () => {
        const caught = setTrap(point)
        await submitForm(selling.page)
        const route = await Promise.race([caught, thanks(selling.page).waitFor({ timeout: 60_000 })])
        if (route) await interrupt(selling, route)
        if (!(await isIn(selling))) await expectPreserved(selling.page, 'place')
      })
    }
    if (!(await isIn(selling))) await submitForm(selling.page)
    await expectSubmitted(selling.page)
    await expectOneListing(selling.request, selling.seller)
  })
}

test('the form that has come stays, however late it is heard that the listing is in: the next press is thanked', async ({
  selling,
}) => {
  await fillForm(selling.page)
  const setTrap = await watchForTraps(selling.phone)
  const caught = setTrap('hearing that it is in')
  await submitForm(selling.page)
  await caught
  // Whoever comes back hears nothing of how the listing stands for longer than they wait for it.
  const goOn = await hold(selling.phone, '**/rest/v1/listings?select=status*')
  await selling.page.close()
  selling.page = await selling.phone.newPage()
  expect(await openForm(selling.page)).toBe('form')
  const answered = selling.page.waitForResponse(/listings\?select=status/)
  goOn()
  await (await answered).finished()
  // Two pictures later whatever came of the answer would be seen.
  await selling.page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await expect(thanks(selling.page)).toHaveCount(0)
  await expectPreserved(selling.page, 'place')
  await selling.phone.unroute('**/rest/v1/listings?select=status*')
  await submitForm(selling.page)
  await expectSubmitted(selling.page)
  await expectOneListing(selling.request, selling.seller)
})

test('one listing comes about when the session ends at any step of sending, and the person goes on each time', async ({
  selling,
}) => {
  setTimeLimit(300_000)
  await fillForm(selling.page)
  const setTrap = await watchForTraps(selling.phone)
  let caught = setTrap(POINTS[0])
  await submitForm(selling.page)
  for (const [index, point] of POINTS.entries()) {
    await test.step(point, async () => {
      const route = await caught
      await endSession(selling)
      const next = POINTS[index + 1]
      if (next) caught = setTrap(next)
      await route.fulfill({ status: 401, json: { message: 'JWT expired', code: 'PGRST301' } })
      // What was being done goes on by itself.
      await comeBack(selling)
    })
  }
  await expectSubmitted(selling.page)
  await expectOneListing(selling.request, selling.seller)
})

/** What the hosted storage says of a token that is too old: 400 to the network, and 403 in the body. */
const EXPIRED_AT_STORAGE = {
  statusCode: '403',
  code: 'AccessDenied',
  error: 'Unauthorized',
  message: '"exp" claim timestamp check failed',
}

test('a photograph is sent again with a fresh token where the storage calls the one it came with too old', async ({
  selling,
}) => {
  await fillForm(selling.page)
  const refuse = (route: Route) => route.fulfill({ status: 400, json: EXPIRED_AT_STORAGE })
  await intercept(selling.page, '**/storage/v1/object/listing-photos/**', refuse, { times: 1 })
  const renewed = selling.page.waitForResponse('**/auth/v1/token?grant_type=refresh_token')
  await submitForm(selling.page)
  expect((await renewed).status()).toBe(200)
  await expectSubmitted(selling.page)
  await expectOneListing(selling.request, selling.seller)
})
