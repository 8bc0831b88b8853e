import { expect, type Page } from '@playwright/test'

/** Waits until so many photographs are on the phone, ready or not: what the page shows is not lost from then on. */
export async function expectPhotosStored(page: Page, count: number): Promise<void> {
  const stored = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('maveshi-draft-photos')
          // To come before the page would leave it a database without a place for photographs.
          opening.onupgradeneeded = () => opening.transaction?.abort()
          opening.onerror = (event) => {
            event.preventDefault()
            resolve(0)
          }
          opening.onsuccess = () => {
            const keys = opening.result.transaction('photos').objectStore('photos').getAllKeys()
            keys.onsuccess = () => {
              opening.result.close()
              resolve(keys.result.filter((key) => Array.isArray(key) && key.length === 2).length)
            }
          }
        }),
    )
  await expect.poll(stored).toBe(count)
}
