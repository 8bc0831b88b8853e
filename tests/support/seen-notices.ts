import { formatNumber } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import { expect, type Page } from '@playwright/test'
import { wordsOf } from './words.ts'

/** What the bell is called while so many are not read. */
export const unreadNotices = (t: Translate, count: number) =>
  t('toast:notices.unread', { count, number: formatNumber(count) })

/** Notices alone: below them is a list of how one is told. */
export const noticeRows = (page: Page) => page.getByRole('main').getByRole('list').first().getByRole('listitem')

/** Those of them that are marked as new. */
export const newNoticeRows = (page: Page, t: Translate) =>
  noticeRows(page).filter({ has: page.getByText(t('notices:new'), { exact: true }) })

/** The number on the bell, and after it the page with all of it. */
export async function seeTold(page: Page, language: Language, sentences: readonly string[]): Promise<void> {
  const t = wordsOf(language)
  await page.goto(`/?lng=${language}`)
  await page.getByRole('link', { name: unreadNotices(t, sentences.length), exact: true }).click()
  await expect(page).toHaveURL('/notices')
  await expect(noticeRows(page)).toHaveCount(sentences.length)
  for (const sentence of sentences) await expect(noticeRows(page).filter({ hasText: sentence })).toHaveCount(1)
  await expect(newNoticeRows(page, t)).toHaveCount(sentences.length)
  await expect(page.getByRole('link', { name: t('toast:notices.title'), exact: true })).toBeVisible()
}
