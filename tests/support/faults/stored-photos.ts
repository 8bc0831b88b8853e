import { expect, type Page } from '@playwright/test'

/** Waits until so many photographs are on the phone, ready or not: what the page shows is not lost from then on. */
export async function expectPhotosStored(page: Page, count: number): Promise<void> {
  const stored = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('maveshi-draft-photos')
          opening.onsuccess = () => {
            const keys = opening.result.transaction('photos').objectStore('photos').getAllKeys()
            keys.onsuccess = () => resolve(keys.result.filter((key) => Array.isArray(key) && key.length === 2).length)
          }
        }),
    )
  await expect.poll(stored).toBe(count)
}
