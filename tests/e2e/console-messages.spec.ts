import { formatNumber } from '@maveshi/shared/locale/format'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator, colleagueOf, openConsole } from '../support/console.ts'
import { graveViolations, newName, registerNamed } from '../support/console-people.ts'
import { intercept } from '../support/intercept.ts'
import { insertGoat } from '../support/market-rows.ts'
import { expectSaid } from '../support/said.ts'
import { endSessions, phoneOf } from '../support/seller-api.ts'
import { wordsOf } from '../support/words.ts'

// A message that is kept from the market, and one whose writer's session has ended.
test.use({ expectedErrors: [/ERR_|Failed to (load resource|fetch)|status of 40[0135]|[Rr]efresh [Tt]oken/] })

const [english, tamil] = [wordsOf('en'), wordsOf('ta')]

let admin: SupabaseClient

test.beforeAll(async ({ baseURL }) => {
  admin = await administrator(baseURL)
})

test('a ready text reaches a Tamil seller in Tamil; what could not be sent stays as it was typed', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const seller = await registerNamed(request, newName('Murugan'), { language: 'ta' })
  const goat = await insertGoat(seller.id, 'active')
  const moderator = await colleagueOf(admin, request, baseURL)
  await openConsole(page, moderator.client, `/listings/${goat}/show`)
  const panel = page.getByRole('region', { name: 'Messages sent' })
  await expect(panel.getByText('Nothing has been sent yet.')).toBeVisible()
  const field = panel.getByRole('textbox', { name: 'New message in Tamil' })
  const send = panel.getByRole('button', { name: 'Send message' })

  await send.click()
  await expect(field).toHaveAccessibleDescription('Write the message first, or choose a ready text.')
  await panel.getByRole('combobox', { name: 'Choose a ready text' }).click()
  await page.getByRole('option', { name: english('readyTexts:price') }).click()
  await expect(field).toHaveValue(tamil('readyTexts:price'))
  const written = `${tamil('readyTexts:price')}\nநன்றி`
  await field.fill(written)
  expect(await graveViolations(page)).toEqual([])

  const sending = '**/rpc/write_to_seller'
  await intercept(page, sending, (route) => route.abort('internetdisconnected'))
  await send.click()
  await expect(field).toHaveAccessibleDescription(english('admin:errors.offline'))
  await expect(field).toHaveValue(written)
  await page.unroute(sending)
  const { data } = await moderator.client.auth.getSession()
  await endSessions(request, data.session?.access_token ?? '')
  await send.click()
  const question = page.getByRole('dialog', { name: english('login:sessionEnded.title') })
  await question.getByLabel('Password').fill(moderator.password)
  await page.keyboard.press('Enter')
  await expectSaid(page, 'Message sent')
  await expect(question).toBeHidden()
  await expect(panel.getByRole('listitem')).toContainText('நன்றி')
  await expect(field).toHaveValue('')
  await expect(page.getByRole('region', { name: 'History' })).toContainText('sent a message about')

  const phone = await phoneOf(browser, seller, baseURL ?? '')
  const home = await phone.newPage()
  await home.goto('/?lng=ta')
  await home.getByRole('link', { name: tamil('toast:notices.unread', { count: 1, number: formatNumber(1) }) }).click()
  await expect(home).toHaveURL(/\/notices/)
  const notice = home
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: tamil('notices:kinds.message') })
  await expect(notice).toContainText('நன்றி')
  await notice.click()
  await expect(home).toHaveURL(`/sell/product?change=${goat}`)
  await expect(home.getByRole('heading', { level: 1 })).toBeVisible()
  await phone.close()
})

test('administrators add, change and delete the texts that are ready', async ({ page }) => {
  const words = newName('Please call the office')
  await openConsole(page, admin, '/settings')
  const panel = page.getByRole('region', { name: 'For sellers' })
  await panel.getByRole('button', { name: 'New text' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ready text' })
  await dialog.getByRole('button', { name: 'Save text' }).click()
  await expect(dialog.getByLabel('English')).toBeFocused()
  await dialog.getByLabel('English').fill(words)
  await dialog.getByRole('button', { name: 'Save text' }).click()
  await expectSaid(page, 'Saved')
  const row = panel.getByRole('listitem').filter({ hasText: words })
  await row.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('தமிழ்').fill('அலுவலகத்தை அழைக்கவும்')
  await dialog.getByRole('button', { name: 'Save text' }).click()
  await expect(dialog).toBeHidden()
  const { data } = await admin.from('ready_texts').select('texts').eq('texts->>en', words).throwOnError()
  expect(data).toEqual([{ texts: { en: words, ta: 'அலுவலகத்தை அழைக்கவும்' } }])
  await row.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete this text?' }).getByRole('button', { name: 'Confirm' }).click()
  await expectSaid(page, 'Text deleted')
  await expect(row).toBeHidden()

  const answers = page.getByRole('region', { name: 'For those who report' })
  await answers.getByRole('button', { name: 'New answer' }).click()
  await dialog.getByLabel('English').fill(words)
  await dialog.getByRole('button', { name: 'Save text' }).click()
  await expect(answers.getByRole('listitem').filter({ hasText: words })).toBeVisible()
  await expect(panel.getByRole('listitem').filter({ hasText: words })).toHaveCount(0)
  await admin.from('ready_texts').delete().eq('texts->>en', words).throwOnError()
})
