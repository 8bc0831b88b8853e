import { SESSION_KEY } from '@maveshi/shared/access/session'
import { expect, type Locator, type Page } from '@playwright/test'
import { type ApiSeller, becomeSeller } from './seller-api.ts'

let count = 0

/**
 * Registers a new seller from wherever a guest is asked for an account, and comes back to it.
 * @param address one of their own is made up where none is given, as is a name
 */
export async function registerSeller(
  page: Page,
  address?: string,
  called?: string,
): Promise<{ name: string; email: string; password: string }> {
  const mark = `${process.pid}-${Date.now()}-${++count}`
  const name = called ?? `Asha Patil ${mark}`
  const email = address ?? `seller-${mark}@example.in`
  const password = 'a-good-password'
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Mobile number').fill('98765 43210')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Register' }).click()
  return { name, email, password }
}

/** Opens the profile of somebody who has just registered. */
export async function openProfile(page: Page, path = '/profile'): Promise<ApiSeller> {
  const person = await becomeSeller(page)
  await page.goto(path)
  return person
}

/** Opens the form for a product or a service as a new seller. */
export async function openSellForm(page: Page, listingType: 'product' | 'service' = 'product'): Promise<void> {
  await becomeSeller(page)
  await page.goto(`/sell/${listingType}`)
}

/** Waits until the page shows one of them. @returns which one it is */
export async function whicheverComes<Name extends string>(of: Readonly<Record<Name, Locator>>): Promise<Name> {
  const entries = Object.entries(of) as [Name, Locator][]
  let found: Name | undefined
  const read = async () => {
    for (const [name, locator] of entries) if (!found && (await locator.isVisible())) found = name
    return found
  }
  await expect.poll(read, `one of ${Object.keys(of).join(', ')} is shown`).toBeDefined()
  return found as Name
}

/** Goes on to the next step of the sell form where a phone shows one at a time. Nothing to do where all are on one page. */
export async function nextStep(page: Page, title: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' })
  const heading = page.getByRole('heading', { name: title, level: 2 })
  if ((await whicheverComes({ next, heading })) === 'next') await next.click()
  await expect(heading).toBeVisible()
}

/** Chooses a category on the sell form by its picture. */
export async function chooseCategory(page: Page, label: string): Promise<void> {
  await page.locator('fieldset label').filter({ hasText: label }).click()
  await nextStep(page, 'Details')
}

/** Says on the sell form by its picture what it is within its category. */
export async function chooseSubcategory(page: Page, label: string): Promise<void> {
  await page.getByRole('group', { name: 'What it is' }).locator('label').filter({ hasText: label }).click()
}

/** Names a district on the sell form, as somebody does whose account has none. */
export async function choosePlace(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'District', exact: true }).fill('nashi')
  await page.getByRole('option', { name: 'Nashik Maharashtra' }).click()
}

/** Answers what a Gir cow cannot be listed without. */
export async function describeCow(page: Page): Promise<void> {
  await chooseSubcategory(page, 'Cow')
  await page.getByLabel('Breed', { exact: true }).selectOption('Gir')
  await page.getByLabel(/^Age/).fill('4')
  await page.getByRole('radio', { name: 'Dairy' }).check()
}

/**
 * Leaves a page without its session, for whoever is signed in already is not asked. Where no script runs: one of a
 * member's page that misses its session would lead to the login by itself, and break off where a test goes.
 */
async function leaveSession(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((key) => localStorage.removeItem(key), SESSION_KEY)
}

/** Signs in by the login page and waits until it has led on. */
export async function signIn(page: Page, email: string, password: string, from = '/dashboard'): Promise<void> {
  if (page.url().startsWith('http')) await leaveSession(page)
  await page.goto(`/login?from=${encodeURIComponent(from)}`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((url) => url.pathname === from)
}
