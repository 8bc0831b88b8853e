import { type APIRequestContext, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chooseCategory, chooseSubcategory, whicheverComes } from './journeys.ts'
import { type ApiSeller, ownRows } from './seller-api.ts'

/** The steps of writing a listing, in the order in which a person takes them. */
export const STEPS = ['category', 'answers', 'first photograph', 'second photograph', 'price', 'place'] as const
export type Step = (typeof STEPS)[number]

const COLOURS = { 'first photograph': '#c8281e', 'second photograph': '#1e3cbe' } as const

async function choosePhoto(page: Page, step: keyof typeof COLOURS): Promise<void> {
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: COLOURS[step] } })
    .jpeg()
    .toBuffer()
  const file = { name: `${step}.jpg`, mimeType: 'image/jpeg', buffer }
  await page.locator('input[type=file]').first().setInputFiles([file])
}

const photo = (page: Page, number: number) => page.getByRole('img', { name: new RegExp(`^Photo ${number}\\b`) })
const price = (page: Page) => page.getByLabel(/^Price in rupees/)
const district = (page: Page) => page.locator('#placeId')

/** What is done at each step. A photograph is only chosen: it may still be getting ready. */
const DO: Readonly<Record<Step, (page: Page) => Promise<void>>> = {
  category: (page) => chooseCategory(page, 'Cattle'),
  async answers(page) {
    await chooseSubcategory(page, 'Cow')
    await page.getByLabel('Breed', { exact: true }).selectOption('Gir')
    await page.getByLabel(/^Age/).fill('4')
    await page.getByRole('radio', { name: 'Dairy' }).check()
    await page.getByLabel(/^Milk per day/).fill('12')
    await page.getByLabel(/^Tell buyers more/).fill('Calm, two calvings')
  },
  'first photograph': (page) => choosePhoto(page, 'first photograph'),
  'second photograph': (page) => choosePhoto(page, 'second photograph'),
  async price(page) {
    await price(page).fill('65,000')
    await page.getByLabel('Price is negotiable').check()
  },
  async place(page) {
    await district(page).fill('Nashik')
    await page.getByRole('option', { name: 'Nashik' }).first().click()
  },
}

/** What must still be there, whatever has happened since. */
const PRESERVED: Readonly<Record<Step, (page: Page) => Promise<void>>> = {
  category: (page) => expect(page.getByRole('radio', { name: 'Cattle' })).toBeChecked(),
  async answers(page) {
    await expect(page.getByRole('radio', { name: 'Cow' })).toBeChecked()
    await expect(page.getByLabel('Breed', { exact: true })).toHaveValue('Gir')
    await expect(page.getByLabel(/^Age/)).toHaveValue('4')
    await expect(page.getByRole('radio', { name: 'Dairy' })).toBeChecked()
    await expect(page.getByLabel(/^Milk per day/)).toHaveValue('12')
    await expect(page.getByLabel(/^Tell buyers more/)).toHaveValue('Calm, two calvings')
  },
  'first photograph': (page) => expect(photo(page, 1).first()).toBeVisible(),
  'second photograph': (page) => expect(photo(page, 2).first()).toBeVisible(),
  async price(page) {
    await expect(price(page)).toHaveValue('65,000')
    await expect(page.getByLabel('Price is negotiable')).toBeChecked()
  },
  place: (page) => expect(district(page)).toHaveValue(/Nashik/),
}

export const thanks = (page: Page) => page.getByText('Thank you. Your listing has been submitted.')
const submit = (page: Page) => page.getByRole('button', { name: 'Submit listing' })

/** Opens the form; what had been submitted before is thanked for instead. @returns which of the two it is, for good */
export async function openForm(page: Page): Promise<'form' | 'thanks'> {
  await page.goto('/sell/product')
  return whicheverComes({ form: page.getByRole('group', { name: 'What do you want to sell?' }), thanks: thanks(page) })
}

export const takeStep = (page: Page, step: Step): Promise<void> => DO[step](page)

/** Nothing of what was done up to a step is lost. */
export async function expectPreserved(page: Page, upTo: Step): Promise<void> {
  for (const step of STEPS.slice(0, STEPS.indexOf(upTo) + 1)) await PRESERVED[step](page)
}

/** Takes every step, and waits until the photographs are ready. */
export async function fillForm(page: Page): Promise<void> {
  for (const step of STEPS) await takeStep(page, step)
  await expectPreserved(page, 'place')
}

export const submitForm = (page: Page): Promise<void> => submit(page).click()

export const expectSubmitted = (page: Page): Promise<void> => expect(thanks(page)).toBeVisible()

const isReddish = (colour = '') => Number.parseInt(colour.slice(1, 3), 16) > Number.parseInt(colour.slice(5, 7), 16)

/** The market has one listing of this seller, with every answer and both photographs in order, and no draft of it. */
export async function expectOneListing(request: APIRequestContext, seller: ApiSeller): Promise<void> {
  const { listings } = await ownRows(request, seller)
  expect(listings).toHaveLength(1)
  await expect.poll(async () => (await ownRows(request, seller)).drafts).toEqual([])
  const [listing] = listings
  expect(listing).toMatchObject({
    status: 'pending',
    category: 'Cattle',
    subcategory: 'cow',
    description: 'Calm, two calvings',
    price: 65_000,
    negotiable: true,
    attributes: { breed: 'Gir', age: 4, purpose: 'Dairy', milkCapacity: 12 },
  })
  const photos = [...(listing?.listing_photos ?? [])].sort((a, b) => a.position - b.position)
  expect(photos.map(({ preview }) => isReddish(preview))).toEqual([true, false])
  for (const { path } of photos) {
    const file = await request.get(`/storage/v1/object/public/listing-photos/${path}`)
    expect((await file.body()).length).toBeGreaterThan(500)
  }
}
