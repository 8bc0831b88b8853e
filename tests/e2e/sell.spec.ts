import { devices, type Page } from '@playwright/test'
import { expect, test, WITH_MOTION } from '../support/browser-test.ts'
import { hold } from '../support/intercept.ts'
import { chooseCategory, describeCow, nextStep, openSellForm } from '../support/journeys.ts'
import { becomeSeller } from '../support/seller-api.ts'

test.use(WITH_MOTION)

const { defaultBrowserType: _browser, ...PIXEL } = devices['Pixel 7']
const PHONE = { ...PIXEL, viewport: { width: 360, height: 740 } }

const heading = (page: Page) => page.getByRole('heading', { level: 2, name: /^Step \d of 5/ })
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const submitForm = (page: Page) => page.getByRole('button', { name: 'Submit listing' }).click()

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a product is described step by step, with the browser’s Back, a reload and advice on the way', async ({
    page,
  }) => {
    await openSellForm(page)

    await test.step('without a category it does not go on', async () => {
      await expect(heading(page)).toHaveText('Step 1 of 5What do you want to sell?')
      await next(page)
      await expect(page.getByRole('group', { name: 'What do you want to sell?' })).toHaveAccessibleDescription(
        'This answer is required.',
      )
      await expect(page.getByText('This answer is required.')).toBeInViewport()
      await chooseCategory(page, 'Cattle')
      await expect(heading(page)).toBeFocused()
    })

    await test.step('a step that lacks answers says so beside them, and only it', async () => {
      await next(page)
      await expect(page.getByRole('radio', { name: 'Cow' })).toBeFocused()
      await expect(page.getByLabel('Breed', { exact: true })).toHaveAccessibleDescription('This answer is required.')
      await expect(page.getByText('4 answers need to be corrected.')).toBeVisible()
      await describeCow(page)
    })

    await test.step('what is rare is asked about, and stops nobody', async () => {
      const milk = page.getByLabel(/^Milk per day/)
      await milk.fill('30')
      await milk.blur()
      await expect(milk).toHaveAccessibleDescription(/^Gir: 30 L\/day is unusual\. It is mostly 22 L\/day at most/)
      const age = page.getByLabel(/^Age/)
      await age.fill('40')
      await age.blur()
      await expect(age).toHaveAccessibleDescription('Enter a number from 0 to 30.')
      await age.fill('4')
      const words = page.getByLabel(/^Tell buyers more/)
      await words.fill('Call 98765 43210')
      await words.blur()
      await expect(words).toHaveAccessibleDescription(/^Leave out the phone number/)
    })

    await test.step('a tape estimates the weight', async () => {
      await page.getByText('No scales? Estimate the weight with a tape').click()
      await page.getByLabel(/^1\. Around the chest/).fill('170')
      await page.getByLabel(/^2\. From the shoulder/).fill('150')
      await expect(page.getByText(/^About 400 kg\. This is an estimate/)).toBeVisible()
      await page.getByRole('button', { name: 'Use 400 kg as the weight' }).click()
      await expect(page.getByLabel(/^Weight/)).toHaveValue('400')
    })

    await test.step('the browser’s Back goes to the step before, and a reload stays where one is', async () => {
      await nextStep(page, 'Photos')
      await nextStep(page, 'Price and place')
      await page.goBack()
      await expect(heading(page)).toHaveText('Step 3 of 5Photos')
      await page.goForward()
      await page.reload()
      await expect(heading(page)).toHaveText('Step 4 of 5Price and place')
    })

    await test.step('the district is one’s own, and another is found by typing', async () => {
      const district = page.getByRole('combobox', { name: 'District', exact: true })
      await expect(district).toHaveValue('Pune, Maharashtra')
      await district.fill('nashi')
      await page.getByRole('option', { name: 'Nashik Maharashtra' }).click()
      await expect(district).toHaveValue('Nashik, Maharashtra')
      await page.getByLabel(/^Price in rupees/).fill('65000')
      await expect(page.getByLabel(/^Price in rupees/)).toHaveAccessibleDescription('₹65,000 · 65 thousand')
    })

    await test.step('buyers will see what was said', async () => {
      await nextStep(page, 'Preview')
      const shown = page.getByRole('figure', { name: 'On its own page' })
      await expect(shown.getByRole('heading', { name: 'Gir cow' })).toBeVisible()
      await expect(shown.getByRole('row', { name: 'Weight 400 kg' })).toBeVisible()
      await expect(shown.getByText('Nashik, Maharashtra')).toBeVisible()
      await submitForm(page)
      await expect(page.getByText('Thank you. Your listing has been submitted.')).toBeVisible({ timeout: 30_000 })
    })
  })

  test('submitting leads to the step that holds the first problem', async ({ page }) => {
    await openSellForm(page)
    await chooseCategory(page, 'Cattle')
    await page.goto('/sell/product#preview')
    await page.reload()
    await submitForm(page)
    await expect(heading(page)).toHaveText('Step 2 of 5Details')
    await expect(page.getByRole('radio', { name: 'Cow' })).toBeFocused()
  })

  test('a goat is listed in Urdu, from right to left', async ({ page }) => {
    await becomeSeller(page)
    await page.goto('/sell/product?lng=ur')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.locator('fieldset label').filter({ hasText: 'بکری' }).click()
    const bar = page.locator('.step-bar').getByRole('button')
    await bar.last().click()
    await page
      .locator('.picture-choice')
      .filter({ has: page.locator('#subcategory') })
      .click()
    await page.locator('#breed').selectOption('Sirohi')
    await page.locator('#age').fill('۱۸')
    await page.locator('#weight').fill('30')
    await page.locator('input[name=purpose]').first().check()
    await bar.last().click()
    await expect(page.locator('input[type=file]')).toBeAttached()
    await bar.last().click()
    await page.locator('#price').fill('9000')
    await bar.last().click()
    await expect(page.getByRole('heading', { level: 3 }).filter({ hasText: 'سروہی بکری' }).last()).toBeVisible()
    await expect(page.getByText('₹9,000').last()).toBeVisible()
    await bar.last().click()
    await expect(page.getByText('شکریہ۔ آپ کا اشتہار جمع ہو گیا۔')).toBeVisible({ timeout: 30_000 })
  })
})

test('a service is offered from one page, with its preview beside the questions', async ({ page }) => {
  await openSellForm(page, 'service')
  await chooseCategory(page, 'Veterinary Support')
  await page.getByLabel(/^Doctor/).fill('Dr. Meena Joshi')
  await page.getByLabel(/^Specialization/).selectOption('Surgeon')
  await page.getByRole('checkbox', { name: 'Marathi' }).check()
  await page.getByLabel(/^Fee/).first().fill('500')
  const shown = page.getByRole('figure', { name: 'On its own page' })
  await expect(shown.getByRole('heading', { name: 'Dr. Meena Joshi – Veterinarian' })).toBeVisible()
  await expect(shown.getByRole('row', { name: /Marathi/ })).toBeVisible()
  await expect(page.getByLabel(/^Price in rupees/)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden()
  await submitForm(page)
  await expect(page.getByText('Thank you. Your listing has been submitted.')).toBeVisible({ timeout: 30_000 })
})

test('a seller is not asked for the district that is still being read from their account', async ({ page }) => {
  await openSellForm(page)
  await chooseCategory(page, 'Cattle')
  await describeCow(page)
  const goOn = await hold(page, '**/rest/v1/profiles?select=is_admin*')
  await page.reload()
  await expect(page.locator('form.sell').getByRole('button', { name: 'Loading' })).toBeDisabled()
  goOn()
  await submitForm(page)
  await expect(page.getByText('Thank you. Your listing has been submitted.')).toBeVisible()
})
