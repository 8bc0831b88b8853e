import { expect, test } from '../support/browser-test.ts'
import { intercept } from '../support/intercept.ts'
import { offerGoat } from '../support/offered-goat.ts'
import { publishableKey, registerByApi, signInByApi } from '../support/seller-api.ts'
import { wordsOf } from '../support/words.ts'

test.use({ viewport: { width: 360, height: 740 } })

test.describe('in Urdu', () => {
  test.use({ locale: 'ur' })
  const t = wordsOf('ur')

  test('a guest saves on the phone, and finds it in the account after a login', async ({ page }) => {
    const { id } = await offerGoat(page.request)
    await page.goto(`/listing/${id}`)
    await page.getByRole('button', { name: t('listing:favourite.keep'), exact: true }).click()
    await expect(page.getByRole('button', { name: t('listing:favourite.kept') })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.goto('/saved')
    const card = page.getByRole('listitem').filter({ has: page.locator(`a[href="/listing/${id}"]`) })
    await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'true')

    const me = await registerByApi(page.request)
    await page.goto('/login?from=/saved')
    await page.getByLabel(t('login:email')).fill(me.email)
    await page.getByLabel(t('login:password'), { exact: true }).fill(me.password)
    await page.getByRole('button', { name: t('login:submit') }).click()
    await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
    const headers = {
      apikey: await publishableKey(page.request),
      authorization: `Bearer ${me.session.access_token}`,
    }
    const inAccount = async () =>
      (await page.request.get(`/rest/v1/favourites?select=listing_id&user_id=eq.${me.id}`, { headers })).json()
    // The phone knew before; the account is told beside what is shown.
    await expect.poll(inAccount).toEqual([{ listing_id: id }])
  })
})

test('three saved listings are told apart and compared side by side', async ({ page }) => {
  const prices = [9000, 12_500, 15_250]
  const ids = await Promise.all(prices.map(async (price) => (await offerGoat(page.request, { price })).id))
  for (const id of ids) {
    await page.goto(`/listing/${id}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  }
  await page.goto('/buy?near=110001')
  await page.goto('/saved')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByText('Tick at least two listings first.')).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Compare' }).click()
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await expect(table.getByRole('row', { name: /^Price/ })).toContainText('₹15,250')
  await expect(table.getByRole('row', { name: /^Age/ })).toContainText('14')
  // From the place that the phone has stored.
  await expect(table.getByRole('row', { name: /^Distance/ })).toContainText('km')
  await expect(table.getByRole('row', { name: /^Place/ }).getByRole('cell')).toHaveCount(3)
  const header = table.getByRole('rowheader').first()
  const before = await header.boundingBox()
  await page.getByRole('region', { name: 'Compare listings' }).evaluate((box) => box.scrollBy(200, 0))
  expect((await header.boundingBox())?.x).toBe(before?.x)
})

test('a listing that is saved while the account is being read stays saved', async ({ page }) => {
  const { id } = await offerGoat(page.request)
  await signInByApi(page, await registerByApi(page.request))
  const read = Promise.withResolvers<void>()
  const saved = Promise.withResolvers<void>()
  await intercept(
    page,
    '**/rest/v1/favourites?select=*',
    async (route) => {
      const older = await route.fetch()
      read.resolve()
      await saved.promise
      await route.fulfill({ response: older })
    },
    { times: 1 },
  )
  await page.goto(`/listing/${id}`)
  await read.promise
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const pressed = page.getByRole('button', { name: 'Saved' })
  await expect(pressed).toBeEnabled()
  saved.resolve()
  const isRead = () => page.evaluate(() => JSON.parse(localStorage.getItem('maveshi-favourites') ?? '{}').readAt > 0)
  await expect.poll(isRead).toBe(true)
  await expect(pressed).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(pressed).toHaveAttribute('aria-pressed', 'true')
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

  test('what was saved is read without a network', async ({ page, context }) => {
    const { id } = await offerGoat(page.request)
    await signInByApi(page, await registerByApi(page.request))
    await page.goto(`/listing/${id}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Saved' })).toBeEnabled()
    await page.evaluate(() => navigator.serviceWorker.ready)
    const card = page.getByRole('listitem').filter({ has: page.locator(`a[href="/listing/${id}"]`) })
    // The first visit may still be the network's; the second is the worker's.
    for (const _ of [1, 2]) {
      await page.goto('/saved')
      await expect(card).toBeVisible()
    }
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match('/saved?lng=en', { ignoreVary: true }))))
      .toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(card).toBeVisible()
  })
})
