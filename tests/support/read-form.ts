import type { Translate } from '@maveshi/shared/locale/translate'
import { expect, type Locator, type Page } from '@playwright/test'
import { type Reading, violations } from './axe.ts'
import { wordsOf } from './words.ts'

/** Somebody who goes through forms in a language, while axe looks on. */
export interface FormReader extends Reading {
  readonly page: Page
  readonly t: Translate
  /** What axe has found so far. */
  readonly found: string[]
}

export const formReader = (page: Page, reading: Reading): FormReader => ({
  ...reading,
  page,
  t: wordsOf(reading.language),
  found: [],
})

/** Opens a page in the reader's language. */
export async function openIn({ page, language }: FormReader, path: string): Promise<void> {
  const [address = '', place] = path.split('#')
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}lng=${language}${place ? `#${place}` : ''}`)
}

/** Waits for something, and looks at what the page itself shows then; its frame is looked at elsewhere. */
export async function lookAt({ page, rules, found }: FormReader, shown: Locator, state: string): Promise<void> {
  await expect(shown.first()).toBeVisible()
  found.push(...(await violations(page, state, { part: 'main', rules })))
}

export const pressed = (place: Page | Locator, name: string): Promise<void> =>
  place.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()
