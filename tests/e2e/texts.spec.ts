import { formatMobileNumber } from '@maveshi/shared/locale/format'
import { TEXT_TOPICS, TOLD_A_DAY } from '@maveshi/shared/notice/telling'
import { readKeys } from '@maveshi/supabase/local/data-dir'
import { senderBackend } from '@maveshi/supabase/sender/backend'
import { expect, test } from '../support/browser-test.ts'
import { intercept } from '../support/intercept.ts'
import { becomeSeller, newNumber } from '../support/seller-api.ts'
import { wordsOf } from '../support/words.ts'

const LANGUAGE = 'mr'
const t = wordsOf(LANGUAGE)

/** Says that text messages can be sent, as a sender with a provider does. */
async function offerTexts(): Promise<void> {
  const { secretKey } = await readKeys(process.env.MARKET_DATA_DIR ?? '')
  const backend = senderBackend({ url: `http://127.0.0.1:${process.env.MARKET_API_PORT}`, apikey: secretKey })
  await backend.offerChannels(['sms'])
}

test('where the market can send SMS, a member chooses what to be told at their own number', async ({ page }) => {
  await offerTexts()
  const phone = newNumber()
  await becomeSeller(page, { language: LANGUAGE, phone })
  await page.goto(`/notices?lng=${LANGUAGE}`)
  const choices = page.locator('section', { has: page.getByRole('heading', { name: t('notices:text.sms') }) }).last()
  await expect(choices).toContainText(t('notices:text.intro', { phone: formatMobileNumber(phone), number: TOLD_A_DAY }))
  await expect(choices.getByRole('checkbox')).toHaveCount(TEXT_TOPICS.length)
  const decisions = choices.getByLabel(t('notices:topics.decisions'))
  await expect(decisions).not.toBeChecked()
  await decisions.check()
  await expect(choices.getByRole('listitem').filter({ hasText: t('notices:topics.decisions') })).toContainText(
    t('notices:how.saved'),
  )
  await page.reload()
  await expect(decisions).toBeChecked()
  await expect(choices.getByLabel(t('notices:topics.endings'))).not.toBeChecked()
})

test('where it can send none, nothing is said of them', async ({ page }) => {
  await becomeSeller(page, { language: LANGUAGE })
  await intercept(page, '**/rpc/text_channels', (route) => route.fulfill({ json: [] }))
  await page.goto(`/notices?lng=${LANGUAGE}`)
  await expect(page.getByLabel(t('notices:topics.decisions')).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: t('notices:text.sms') })).toHaveCount(0)
})
