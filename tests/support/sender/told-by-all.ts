import { randomUUID } from 'node:crypto'
import type { Language } from '@maveshi/shared/locale/languages'
import type { PushMessage } from '@maveshi/shared/notice/push-services'
import type { Channel } from '@maveshi/shared/notice/telling'
import type { SenderBackend } from '@maveshi/supabase/sender/backend'
import { byExotel } from '@maveshi/supabase/sender/exotel'
import { expect, type Locator, type Page } from '@playwright/test'
import { administrator } from '../console.ts'
import { noticeMails, proveAddress } from '../mails.ts'
import { type ApiSeller, becomeSeller, newNumber } from '../seller-api.ts'
import { wordsOf } from '../words.ts'
import { senderOfBrowserTests, sendHere } from './letters-here.ts'
import { openRecordingProvider, SMS_SETTINGS } from './recording-provider.ts'
import { newPhone } from './recording-push.ts'
import { leaveNotices, pushesTo, reachBy } from './told-browser.ts'

/** By what somebody of a test is told. */
export type ToldBy = Extract<Channel, 'email' | 'push' | 'sms'>

/** Somebody who is told by mail, on this phone and by SMS. */
export interface ToldByAll extends ApiSeller {
  readonly backend: SenderBackend
  /** Sends what is due. @returns the words of all that came by a channel so far, the first first */
  readonly told: Readonly<Record<ToldBy, () => Promise<readonly string[]>>>
  readonly stop: () => Promise<void>
}

const wordsOfPush = ({ title, options }: PushMessage) => `${title}\n${options.body}`

const TITLES = {
  email: 'notices:how.title',
  push: 'notices:push.title',
  sms: 'notices:text.sms',
} as const satisfies Record<ToldBy, string>

/** Whether this page's person is told of messages or endings by a channel. */
export function paceOf(page: Page, language: Language, channel: ToldBy, topic: 'messages' | 'endings'): Locator {
  const t = wordsOf(language)
  const parts = page.locator('section', { has: page.getByRole('heading', { name: t(TITLES[channel]), exact: true }) })
  return parts
    .last()
    .getByLabel(t(`notices:topics.${topic}`), { exact: true })
    .first()
}

/** Chooses whether, and waits until that is so. */
export async function choosePace(
  page: Page,
  language: Language,
  [channel, topic]: readonly [ToldBy, 'messages' | 'endings'],
  isTold: boolean,
): Promise<void> {
  const choice = paceOf(page, language, channel, topic)
  // What is chosen while another choice is on its way counts for nothing.
  await expect(choice).toHaveAttribute('aria-disabled', 'false')
  await choice.setChecked(isTold)
  await expect(choice).toHaveAttribute('aria-disabled', 'false')
}

/** Registers somebody in this page's browser, who proves their address, asks for pushes, and chooses SMS. */
export async function becomeToldByAll(page: Page, siteUrl: string, language: Language): Promise<ToldByAll> {
  const [backend, phone, number, t] = [await senderOfBrowserTests(), newPhone(), newNumber(), wordsOf(language)]
  const provider = await openRecordingProvider()
  const pushes = await pushesTo(phone, backend, siteUrl)
  const textWay = byExotel({ url: provider.url, sms: SMS_SETTINGS })
  const sendTexts = () => sendHere({ backend, siteUrl, channel: 'sms', textWay, isMine: ({ to }) => to === number })
  await sendTexts()
  await reachBy(page, phone, 'granted')
  const seller = await becomeSeller(page, { language, phone: number })
  await proveAddress(page.request, seller)
  await page.goto(`/notices?lng=${language}`)
  await page.getByRole('button', { name: t('notices:push.begin') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('notices:push.told') })).toBeVisible()
  for (const topic of ['messages', 'endings'] as const) await choosePace(page, language, ['sms', topic], true)
  await leaveNotices(page)
  return {
    ...seller,
    backend,
    told: {
      email: async () => noticeMails(seller.email),
      push: async () => (await pushes.read()).map(wordsOfPush),
      async sms() {
        await sendTexts()
        return provider.taken.filter(({ to }) => to === number).map(({ body }) => String(body.Body))
      },
    },
    stop: provider.stop,
  }
}

/** Has the market's team write to somebody. */
export async function writeTo({ id }: ApiSeller, words: string, siteUrl: string): Promise<void> {
  const team = await administrator(siteUrl)
  await team.rpc('write_to_seller', { message: randomUUID(), words, profile: id }).throwOnError()
}
