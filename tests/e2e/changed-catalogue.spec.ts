import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator } from '../support/console.ts'
import { chooseCategory, openSellForm } from '../support/journeys.ts'

// The browser writes to its console what was refused, and what was not there yet.
test.use({ expectedMisdeeds: [/status of (404|422)/] })

async function limitSheepWeight(client: SupabaseClient, max_kg: number): Promise<void> {
  const { error } = await client.from('listing_fields').update({ max: max_kg }).eq('key', 'Sheep.weight')
  expect(error).toBeNull()
}

test('an answer that the catalogue takes no more is refused beside its field, and goes through when it is mended', async ({
  page,
  baseURL,
}) => {
  await openSellForm(page)
  await chooseCategory(page, 'Sheep')
  await page.getByLabel('Breed', { exact: true }).selectOption('Deccani')
  await page.getByLabel(/^Age/).fill('14')
  await page.getByRole('radio', { name: 'Wool' }).check()
  await page.getByLabel(/^Weight/).fill('60')
  const client = await administrator(baseURL)
  await limitSheepWeight(client, 50)
  try {
    await page.getByRole('button', { name: 'Hand in the listing' }).click()
    await expect(page.getByLabel(/^Weight/)).toHaveAccessibleDescription('Enter a number from 0 to 50.')
    await expect(page.getByLabel(/^Weight/)).toBeFocused()
    await page.getByLabel(/^Weight/).fill('45')
    await page.getByRole('button', { name: 'Hand in the listing' }).click()
    await expect(page.getByText('Thank you. Your listing has been handed in.')).toBeVisible()
  } finally {
    await limitSheepWeight(client, 150)
  }
})

/** A category of rabbits: the length of the wool is asked only of those kept for wool. */
async function addRabbits(client: SupabaseClient): Promise<void> {
  const field = { category: 'Rabbit', placeholders: {}, unit_labels: {} }
  const steps = [
    client.from('categories').insert({
      value: 'Rabbit',
      parent_menu: 'Products',
      labels: { en: 'Rabbit', mr: 'ससे' },
      singulars: { en: 'Rabbit', mr: 'ससा' },
      icon_name: 'rabbit',
      position: 90,
    }),
    client.from('listing_fields').insert([
      { ...field, id: 'breed', type: 'select', labels: { en: 'Breed' }, required: true, position: 0 },
      { ...field, id: 'purpose', type: 'radio', labels: { en: 'Purpose' }, required: true, position: 1 },
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
      ].map(([id, value], position) => ({ field_key: `Rabbit.${id}`, value, labels: { en: value }, position })),
    ),
  ]
  for (const step of steps) expect((await step).error).toBeNull()
}

test('a new category with a dependent question is listed in, found and read without a deploy', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const client = await administrator(baseURL)
  await addRabbits(client)

  await test.step('it is on the sell form, and asks by its condition', async () => {
    await openSellForm(page)
    await expect(async () => {
      await page.goto('/sell/product')
      await expect(page.getByRole('radio', { name: 'Rabbit' })).toBeAttached({ timeout: 2000 })
    }).toPass({ timeout: 30_000 })
    await chooseCategory(page, 'Rabbit')
    await page.getByLabel('Breed', { exact: true }).selectOption('Angora')
    await expect(page.getByLabel(/^Length of the wool/)).toBeHidden()
    await page.getByRole('radio', { name: 'Wool' }).check()
    await page.getByLabel(/^Length of the wool/).fill('6')
    await page.getByRole('button', { name: 'Hand in the listing' }).click()
    await expect(page.getByText('Thank you. Your listing has been handed in.')).toBeVisible()
  })

  const { data } = await client.from('listings').select('id').eq('category', 'Rabbit').single()
  expect((await client.rpc('approve_listing', { listing_id: data?.id })).error).toBeNull()

  await test.step('it is in the menu, and its list is narrowed by its own question', async () => {
    await page.goto('/')
    await page.getByText('Products', { exact: true }).first().click()
    await page.getByRole('link', { name: 'Rabbit' }).first().click()
    await expect(page.getByRole('checkbox', { name: 'Angora 1' })).toBeVisible()
    await page.goto('/category/Rabbit?breed=Chinchilla')
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
    await page.getByRole('link', { name: 'Remove: Chinchilla' }).click()
    await page.getByRole('link', { name: 'Angora – Rabbit' }).click()
    await expect(page.getByRole('row', { name: 'Length of the wool 6 cm' })).toBeVisible()
  })

  await test.step('an option out of use stays readable, and cannot be deleted', async () => {
    const angora = () => client.from('dropdown_options')
    expect((await angora().update({ is_active: false }).eq('id', 'Rabbit.breed.Angora')).error).toBeNull()
    const refused = await angora().delete().eq('id', 'Rabbit.breed.Angora')
    expect(refused.error).toMatchObject({ code: 'PT409', details: '1' })
    await page.goto(`/listing/${data?.id}?lng=mr`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Angora – ससा')
    await expect(page.getByRole('row', { name: 'लोकरीची लांबी 6 सेमी' })).toBeVisible()
    await expect(async () => {
      await page.goto('/sell/product?lng=en')
      await chooseCategory(page, 'Rabbit')
      await expect(page.getByLabel('Breed', { exact: true }).locator('option')).toHaveText(['Choose', 'Chinchilla'], {
        timeout: 2000,
      })
    }).toPass({ timeout: 30_000 })
  })

  await test.step('a renamed label is read at once by everybody', async () => {
    const rename = client
      .from('listing_fields')
      .update({ labels: { en: 'Fibre length' } })
      .eq('key', 'Rabbit.woolLength')
    expect((await rename).error).toBeNull()
    await expect(async () => {
      await page.goto(`/listing/${data?.id}?lng=en`)
      await expect(page.getByRole('row', { name: 'Fibre length 6 cm' })).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 30_000 })
  })
})
