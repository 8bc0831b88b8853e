import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'

/** What a button hands to the browser as a file. */
export async function fileOf(button: Locator): Promise<string> {
  const download = button.page().waitForEvent('download')
  await button.click()
  return readFile(await (await download).path(), 'utf8')
}
