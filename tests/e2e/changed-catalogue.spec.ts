import type { Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator } from '../support/console.ts'
import { chooseCategory, openSellForm } from '../support/journeys.ts'
import { updateRows } from '../support/market-rows.ts'
import { addCategory, listingsIn, ownName, removeCategory } from '../support/own-category.ts'
import { openAsItIs } from '../support/page-as-it-is.ts'

// The browser writes to its console what was refused, and what was not there yet.
test.use({ expectedErrors: [/status of (404|422)/] })

test('an answer that the catalogue takes no more is refused beside its field, and goes through when it is mended', async ({
  page,
  baseURL,
  afterwards,
}) => {
  const client = await administrator(baseURL)
  const category = ownName('Yak')
  afterwards(() => removeCategory(client, category))
  await addCategory(client, category)
  await openSellForm(page)
  await chooseCategory(page, category)
  await page.getByLabel(/^What it is called/).fill('A calm yak')
  await page.getByRole('radio', { name: 'Hauling' }).check()
  await page.getByLabel(/^Age/).fill('60')
  await client.from('listing_fields').update({ max: 50 }).eq('key', `${category}.age`).throwOnError()
  await page.getByRole('button', { name: 'Submit listing' }).click()
  await expect(page.getByLabel(/^Age/)).toHaveAccessibleDescription('Enter a number from 0 to 50.')
  await expect(page.getByLabel(/^Age/)).toBeFocused()
  await page.getByLabel(/^Age/).fill('45')
  await page.getByRole('button', { name: 'Submit listing' }).click()
  await expect(page.getByText('Thank you. Your listing has been submitted.')).toBeVisible()
})

/** A category of rabbits: the length of the wool is asked only of those kept for wool. */
async function addRabbits(client: SupabaseClient, category: string): Promise<void> {
  const field = { category, placeholders: {}, unit_labels: {} }
  const steps = [
    client.from('categories').insert({
      value: category,
      parent_menu: 'Products',
      kind: 'animal',
      labels: { en: category, mr: `ससे ${category}` },
      singulars: { en: category, mr: 'ससा' },
      icon_name: 'rabbit',
      position: 90,
    }),
    client.from('listing_fields').insert([
      {
        ...field,
        id: 'breed',
        type: 'select',
        labels: { en: 'Breed' },
        required: true,
        roles: ['name', 'search'],
        position: 0,
      },
      {
        ...field,
        id: 'purpose',
        type: 'radio',
        labels: { en: 'Purpose' },
        required: true,
        roles: [],
        position: 1,
      },
    ]),
    client.from('listing_fields').insert({
      ...field,
      id: 'woolLength',
      type: 'number',
      labels: { en: 'Length of the wool', mr: 'लोकरीची लांबी' },
      unit: 'cm',
      unit_labels: { en: 'cm', mr: 'सेमी' },
      depends_on_field: 'purpose',
      depends_on_values: ['Wool'],
      position: 2,
    }),
    client.from('dropdown_options').insert(
      [
        ['breed', 'Angora'],
        ['breed', 'Chinchilla'],
        ['purpose', 'Wool'],
        ['purpose', 'Breeding'],
      ].map(([id, value], position) => ({ field_key: `${category}.${id}`, value, labels: { en: value }, position })),
    ),
  ]
  for (const step of steps) expect((await step).error).toBeNull()
}

test('a new category with a dependent question is listed in, found and read without a deploy', async ({
  page,
  baseURL,
  afterwards,
}) => {
  const client = await administrator(baseURL)
  const rabbit = ownName('Rabbit')
  afterwards(() => removeWithListings(client, rabbit))
  await addRabbits(client, rabbit)
  await liveRabbit(page, client, rabbit)
})

/** Takes a category away with what is on offer in it: what is removed is on no list, whatever its category. */
async function removeWithListings(client: SupabaseClient, category: string): Promise<void> {
  await updateRows('listings', `category=eq.${category}`, { status: 'removed', removal_reason: 'other' })
  await removeCategory(client, category)
}

/** Lists a rabbit, finds it and reads it, while its category is changed. */
async function liveRabbit(page: Page, client: SupabaseClient, rabbit: string): Promise<void> {
  await test.step('it is on the sell form, and asks by its condition', async () => {
    await openSellForm(page)
    await expect(async () => {
      await page.goto('/sell/product')
      await expect(page.getByRole('radio', { name: rabbit })).toBeAttached({ timeout: 2000 })
    }).toPass({ timeout: 30_000 })
    await chooseCategory(page, rabbit)
    await page.getByLabel('Breed', { exact: true }).selectOption('Angora')
    await expect(page.getByLabel(/^Length of the wool/)).toBeHidden()
    await page.getByRole('radio', { name: 'Wool' }).check()
    await page.getByLabel(/^Length of the wool/).fill('6')
    await page.getByRole('button', { name: 'Submit listing' }).click()
    await expect(page.getByText('Thank you. Your listing has been submitted.')).toBeVisible()
  })

  const [listing_id] = await listingsIn(client, rabbit)
  expect((await client.rpc('approve_listing', { listing_id })).error).toBeNull()

  await test.step('it is in the menu, and its list is narrowed by its own question', async () => {
    await openAsItIs(page, '/')
    await page.getByText('Products', { exact: true }).first().click()
    await page.getByRole('link', { name: rabbit }).first().click()
    await expect(page.getByRole('checkbox', { name: 'Angora 1' })).toBeVisible()
    await page.goto(`/category/${rabbit}?breed=Chinchilla`)
    await expect(page.getByRole('heading', { name: 'No listings found' })).toBeVisible()
    await page.getByRole('link', { name: 'Remove: Chinchilla' }).click()
    await page.getByRole('link', { name: `Angora – ${rabbit}` }).click()
    await expect(page.getByRole('row', { name: 'Length of the wool 6 cm' })).toBeVisible()
  })

  await test.step('an option out of use stays readable, and cannot be deleted', async () => {
    const angora = () => client.from('dropdown_options')
    expect((await angora().update({ is_active: false }).eq('id', `${rabbit}.breed.Angora`)).error).toBeNull()
    const refused = await angora().delete().eq('id', `${rabbit}.breed.Angora`)
    expect(refused.error).toMatchObject({ code: 'PT409', details: '1' })
    await page.goto(`/listing/${listing_id}?lng=mr`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Angora – ससा')
    await expect(page.getByRole('row', { name: 'लोकरीची लांबी 6 सेमी' })).toBeVisible()
    await expect(async () => {
      await page.goto('/sell/product?lng=en')
      await chooseCategory(page, rabbit)
      await expect(page.getByLabel('Breed', { exact: true }).locator('option')).toHaveText(['Choose', 'Chinchilla'], {
        timeout: 2000,
      })
    }).toPass({ timeout: 30_000 })
  })

  await test.step('a renamed label is read at once by everybody', async () => {
    const rename = client
      .from('listing_fields')
      .update({ labels: { en: 'Fibre length' } })
      .eq('key', `${rabbit}.woolLength`)
    expect((await rename).error).toBeNull()
    await expect(async () => {
      await page.goto(`/listing/${listing_id}?lng=en`)
      await expect(page.getByRole('row', { name: 'Fibre length 6 cm' })).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 30_000 })
  })
}

/** A category of pumps, named by their make. Its questions have the names of an animal's. */
async function addPumps(client: SupabaseClient, category: string, make: string): Promise<void> {
  const steps = [
    client.from('categories').insert({
      value: category,
      parent_menu: 'Products',
      kind: 'machine',
      labels: { en: category },
      singulars: { en: 'Pump' },
      icon_name: 'droplet',
      position: 91,
    }),
    client.from('listing_fields').insert({
      category,
      id: 'breed',
      type: 'select',
      labels: { en: 'Make' },
      roles: ['name', 'search'],
      position: 0,
    }),
    client.from('listing_fields').insert({
      category,
      id: 'weight',
      type: 'number',
      labels: { en: 'Weight' },
      unit: 'kg',
      unit_labels: { en: 'kg' },
      roles: ['card'],
      position: 1,
    }),
    client
      .from('dropdown_options')
      .insert({ field_key: `${category}.breed`, value: make, labels: { en: make }, position: 0 }),
  ]
  for (const step of steps) expect((await step).error).toBeNull()
}

test('a new category of machines is one of machines everywhere', async ({ page, baseURL, afterwards }) => {
  const client = await administrator(baseURL)
  const [pump, make] = [ownName('Pump'), ownName('Kettlewright')]
  const address = `/feeds-and-machinery?tab=${pump.toLowerCase()}`
  afterwards(() => removeWithListings(client, pump))
  await addPumps(client, pump, make)
  await test.step('nobody is offered to weigh it with a tape, or asked for a title', async () => {
    await openSellForm(page)
    await expect(async () => {
      await page.goto('/sell/product')
      await expect(page.getByRole('radio', { name: pump })).toBeAttached({ timeout: 2000 })
    }).toPass({ timeout: 30_000 })
    await chooseCategory(page, pump)
    await page.getByLabel(/^Make/).selectOption(make)
    await page.getByLabel(/^Weight/).fill('85')
    await expect(page.locator('.tape, optgroup')).toHaveCount(0)
    await page.getByRole('button', { name: 'Submit listing' }).click()
    await expect(page.getByText('Thank you. Your listing has been submitted.')).toBeVisible()
  })
  const [listing_id] = await listingsIn(client, pump)
  expect((await client.rpc('approve_listing', { listing_id })).error).toBeNull()
  await test.step('it is a tab beside the other machines, where its card says what it is', async () => {
    await openAsItIs(page, '/')
    await expect(page.getByRole('main').getByRole('link', { name: pump, exact: true })).toHaveAttribute('href', address)
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('link', { name: pump, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `${make} – Pump` }) })
    await expect(card).toContainText('85 kg')
    await expect(page.getByRole('checkbox', { name: `${make} 1` })).toBeVisible()
  })
  await test.step('it is found by its make, and is no animal', async () => {
    await page.goto(`/search?q=${make}`)
    await page.getByRole('link', { name: `${make} – Pump` }).click()
    await expect(page.getByRole('main').getByRole('link', { name: pump, exact: true }).first()).toHaveAttribute(
      'href',
      address,
    )
    const animals = await page.request.get('/buy?category=animals')
    expect(await animals.text()).not.toContain(`/listing/${listing_id}`)
  })
})
