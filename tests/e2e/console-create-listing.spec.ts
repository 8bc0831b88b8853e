import type { SupabaseClient } from '@supabase/supabase-js'
import { violations } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'
import { choosePhotos, colouredPhoto } from '../support/chosen-photos.ts'
import { administrator, openConsole } from '../support/console.ts'
import { mailedLink } from '../support/mails.ts'
import { refuseWord } from '../support/refused-word.ts'
import { newNumber } from '../support/seller-api.ts'
import { wordsOf } from '../support/words.ts'

let client: SupabaseClient

test.beforeAll(async () => {
  client = await administrator(`http://localhost:${process.env.MARKET_PORT}`)
})

test('somebody on the telephone is invited, and gets a listing with a photograph that is theirs', async ({
  page,
  browser,
}) => {
  const email = `telephone-${process.pid}-${Date.now()}@example.in`
  const sellersName = `Sakharam ${[...String(Date.now())].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
  await page.setViewportSize({ width: 360, height: 740 })
  await openConsole(page, client, '/create-listing')
  await expect(page.getByRole('heading', { level: 1, name: 'Create listing' })).toBeVisible()
  expect(await violations(page), 'on first sight').toEqual([])

  const whom = page.getByLabel('Name, phone number or e-mail')
  await whom.fill('s')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(whom).toHaveAccessibleDescription('Must be 2 characters at least')

  // Nobody of this address: what was looked for is the beginning of the invitation.
  await whom.fill(email)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('Nobody was found. Look again, or add them.')).toBeVisible()
  await page.getByRole('button', { name: 'Add somebody new' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await page.getByLabel('Mobile number').fill('12345')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Enter a name.')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription('Enter a mobile number of ten digits.')
  expect(await violations(page), 'with problems of the invitation').toEqual([])
  await page.getByLabel('Name', { exact: true }).fill(sellersName)
  await page.getByLabel('Mobile number').fill('९८७६५ ४३२१०')
  await page.getByLabel('Language they speak').selectOption('mr')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText(`A link was sent to ${email}.`)).toBeVisible()

  // The same rules as for sellers, each beside its field.
  await page.getByRole('button', { name: 'Submit listing' }).click()
  await expect(page.getByLabel('Category')).toHaveAccessibleDescription('This answer is required.')
  await page.getByLabel('Category').selectOption('Cattle')
  await expect(page.getByLabel(/^Milk per day/)).toHaveCount(0)
  await page.getByRole('radio', { name: 'Cow' }).check()
  await page.getByLabel('Breed', { exact: true }).selectOption('Gir')
  await page.getByLabel(/^Age/).fill('400')
  await page.getByLabel(/^Price in rupees/).fill('65,000.5')
  await page.getByRole('button', { name: 'Submit listing' }).click()
  await expect(page.getByLabel(/^Age/)).toHaveAccessibleDescription(/^Enter a number from 0 to \d+\.$/)
  await expect(page.getByLabel(/^Age/)).toBeFocused()
  await expect(page.getByLabel(/^Price in rupees/)).toHaveAccessibleDescription('Enter a whole number.')
  await expect(page.getByLabel('District')).toHaveAccessibleDescription('This answer is required.')
  await page.getByLabel(/^Age/).fill('४')
  await page.getByRole('radio', { name: 'Dairy' }).check()
  await page.getByLabel(/^Milk per day/).fill('12')
  await page.getByLabel(/^Price in rupees/).fill('65,000')
  // A PIN code, an old name, a slip: as the storefront understands them.
  for (const [typed, district] of [
    ['411 001', /^Pune,/],
    ['Allahabad', /^Prayagraj/],
    ['Kolhapoor', /^Kolhapur/],
    ['नाशिक', /^Nashik/],
  ] as const) {
    await page.getByLabel('District').fill(typed)
    await page.getByRole('option', { name: district }).click()
    await expect(page.getByLabel('District')).toHaveValue(district)
  }
  await choosePhotos(page, [await colouredPhoto('cow', '#c8281e')])
  await expect(page.getByRole('img', { name: 'Photo 1, cover' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await violations(page), 'with a whole form').toEqual([])
  await page.getByRole('button', { name: 'Submit listing' }).click()
  await expect(page.getByText('The listing was handed in and waits for a decision.')).toBeVisible()

  const { data } = await client.rpc('find_sellers', { query: email }).throwOnError()
  const [seller] = data as { id: string; name: string; phone: string; language: string }[]
  expect(seller).toMatchObject({ name: sellersName, phone: '+919876543210', language: 'mr' })
  const { data: listings } = await client
    .from('listings')
    .select('id, status, price, language, attributes, photos:listing_photos(path)')
    .eq('seller_id', seller?.id)
  expect(listings).toMatchObject([{ status: 'pending', price: 65_000, language: 'mr' }])
  expect(listings?.[0]?.attributes).toEqual({ breed: 'Gir', age: 4, purpose: 'Dairy', milkCapacity: 12 })
  const file = await page.request.get(`/storage/v1/object/public/listing-photos/${listings?.[0]?.photos[0]?.path}`)
  expect((await file.body()).length).toBeGreaterThan(500)
  const { data: steps } = await client.from('listing_events').select('actor_id').eq('listing_id', listings?.[0]?.id)
  const administratorId = (await client.auth.getUser()).data.user?.id
  expect(steps).toEqual([{ actor_id: administratorId }, { actor_id: administratorId }])

  await page.getByRole('link', { name: 'Look at it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Listing', exact: true })).toBeVisible()
  await expect(page.getByText(sellersName)).toBeVisible()

  // The seller opens the link, chooses a password, and finds the listing, in the language that they speak.
  const t = wordsOf('mr')
  const phone = await (await browser.newContext({ locale: 'en-IN', serviceWorkers: 'block' })).newPage()
  await phone.goto(mailedLink(email, '/reset-password') ?? '')
  await phone.getByLabel(t('resetPassword:password'), { exact: true }).fill('a-password-of-my-own')
  await phone.getByRole('button', { name: t('resetPassword:submit') }).click()
  await expect(phone).toHaveURL(/\/dashboard$/)
  await expect(phone.getByText(/गीर|गिर/).first()).toBeVisible()
  await phone.context().close()
})

test('somebody without an e-mail address is given a code, and takes over what was listed for them', async ({
  page,
  browser,
}) => {
  const number = newNumber()
  await page.setViewportSize({ width: 360, height: 740 })
  await openConsole(page, client, '/create-listing')
  await page.getByLabel('Name, phone number or e-mail').fill(number)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: 'Add somebody new' }).click()
  await expect(page.getByLabel('Mobile number')).toHaveValue(number)
  await page.getByLabel('Name', { exact: true }).fill('Savitri Telephone')
  await page.getByLabel('Language they speak').selectOption('mr')
  await page.getByRole('button', { name: 'Add them' }).click()
  const dialog = page.getByRole('dialog', { name: 'Code for Savitri Telephone' })
  const lost = await dialog.getByText(/^\d{4} \d{4}$/).textContent()
  expect(await violations(page), 'with the code').toEqual([])
  await dialog.getByRole('button', { name: 'They have it' }).click()
  await page.getByLabel('Category').selectOption('Goat')
  await page.getByRole('radio', { name: 'Doe' }).check()
  await page.getByLabel('Breed', { exact: true }).selectOption('Osmanabadi')
  await page.getByLabel(/^Age/).fill('14')
  await page.getByRole('radio', { name: 'Meat' }).check()
  await page.getByLabel(/^Price in rupees/).fill('9,000')
  await page.getByLabel('District').fill('Nashik')
  await page.getByRole('option', { name: /^Nashik/ }).click()
  await page.getByRole('button', { name: 'Submit listing' }).click()
  await expect(page.getByText('The listing was handed in and waits for a decision.')).toBeVisible()

  // They lost the code: another one takes its place.
  const { data } = await client.rpc('find_sellers', { query: number }).throwOnError()
  await openConsole(page, client, `/users/${data?.[0]?.id}/show`)
  await page.getByRole('button', { name: 'Make a new code' }).click()
  const code = (await dialog.getByText(/^\d{4} \d{4}$/).textContent()) ?? ''

  const t = wordsOf('mr')
  const email = `savitri-${process.pid}-${Date.now()}@example.in`
  const phone = await (await browser.newContext({ locale: 'en-IN', serviceWorkers: 'block' })).newPage()
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.goto('/login?lng=mr')
  await phone.getByRole('link', { name: t('login:takeOver') }).click()
  const submit = phone.getByRole('button', { name: t('takeOver:submit') })
  await submit.click()
  await expect(phone.getByLabel(t('takeOver:code'))).toHaveAccessibleDescription(t('takeOver:errors.code'))
  await phone.getByLabel(t('register:phone')).fill(number)
  await phone.getByLabel(t('takeOver:code')).fill(lost ?? '')
  await phone.getByLabel(t('login:email')).fill(email)
  await submit.click()
  await expect(phone.getByLabel(t('takeOver:code'))).toHaveAccessibleDescription(t('takeOver:errors.wrong'))
  expect(await violations(phone), 'taking over').toEqual([])
  const digits = [...code].map((one) => (/\d/.test(one) ? '०१२३४५६७८९'[Number(one)] : one)).join('')
  await phone.getByLabel(t('takeOver:code')).fill(digits)
  await submit.click()
  await expect(phone.getByRole('status')).toContainText(t('takeOver:sent'))
  await phone.goto(mailedLink(email, '/reset-password') ?? '')
  await phone.getByLabel(t('resetPassword:password'), { exact: true }).fill('a-password-of-my-own')
  await phone.getByRole('button', { name: t('resetPassword:submit') }).click()
  await expect(phone).toHaveURL(/\/dashboard$/)
  await expect(phone.getByText(/उस्मानाबादी/).first()).toBeVisible()
  await phone.context().close()
  // The account is somebody's: the console makes no code for it any more.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Savitri Telephone' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make a new code' })).toHaveCount(0)
})

test.describe('a name that is none of a person', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('is refused beside its field, before there is an account', async ({ page }) => {
    const word = await refuseWord()
    const email = `unfit-${process.pid}-${Date.now()}@example.in`
    await openConsole(page, client, '/create-listing')
    await page.getByLabel('Name, phone number or e-mail').fill(email)
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('button', { name: 'Add somebody new' }).click()
    await page.getByLabel('Mobile number').fill('9876543210')
    const name = page.getByLabel('Name', { exact: true })
    for (const unfit of ['Call 98765 43210', `Sakharam ${word}`]) {
      await name.fill(unfit)
      await page.getByRole('button', { name: 'Send the invitation' }).click()
      await expect(name).toHaveAccessibleDescription(/^Write only the person’s name, in letters/)
      await expect(name).toBeFocused()
      await expect(name).toHaveValue(unfit)
    }
    const { data: nobody } = await client.rpc('find_sellers', { query: email }).throwOnError()
    expect(nobody).toEqual([])
    await name.fill('Sakharam Telephone')
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByText(`A link was sent to ${email}.`)).toBeVisible()
  })
})

test.describe('a seller who is there', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('is found by name, number and address, and cannot be invited again', async ({ page }) => {
    const email = 'kavita@maveshi.example'
    const { data } = await client.rpc('find_sellers', { query: email }).throwOnError()
    const [kavita] = data as { name: string; phone: string }[]
    await openConsole(page, client, '/create-listing')
    for (const query of [kavita?.name, kavita?.phone.slice(3), email]) {
      await page.getByLabel('Name, phone number or e-mail').fill(query ?? '')
      const answer = page.waitForResponse('**/rest/v1/rpc/find_sellers')
      await page.getByRole('button', { name: 'Search' }).click()
      await answer
      const found = page.getByRole('list', { name: 'People found' }).getByRole('listitem')
      await expect(found.filter({ hasText: email })).toHaveCount(1)
    }
    await page.getByRole('button', { name: 'Add somebody new' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Kavita')
    await page.getByLabel('Mobile number').fill('9876543210')
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByText('There is an account with this e-mail already. Look for it instead.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: /^Choose / }).click()
    await expect(page.getByLabel('Category')).toBeVisible()
    await page.getByLabel('Category').selectOption('Feeds')
    await page.getByRole('radio', { name: 'Silage' }).check()
    await page.getByRole('button', { name: 'Submit listing' }).click()
    await expect(page.getByLabel('What it is called')).toHaveAccessibleDescription('This answer is required.')
    await page.getByRole('button', { name: 'Choose somebody else' }).click()
    await expect(page.getByLabel('Name, phone number or e-mail')).toBeVisible()
  })
})
