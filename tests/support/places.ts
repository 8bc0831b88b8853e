import type { Locator } from '@playwright/test'
import { untilDrawn } from './drawn.ts'

/** What things say, and where they lie: none where they are not drawn. */
type Places = readonly (readonly [words: string | null, box: Awaited<ReturnType<Locator['boundingBox']>>])[]

/**
 * Finds things on a page once all that came has been drawn.
 * @returns where just these lie at any later time, whatever has come beside them
 */
export async function placesOf(things: Locator): Promise<() => Promise<Places>> {
  await untilDrawn(things.page())
  const found = await things.elementHandles()
  return () => Promise.all(found.map(async (one) => [await one.textContent(), await one.boundingBox()] as const))
}
