import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'

/** A file as it is chosen on a page. */
export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A picture of one colour, which is what its tile is told by. */
export async function colouredPhoto(name: string, colour: string, width = 1000): Promise<ChosenFile> {
  const picture = sharp({ create: { width, height: width * 0.75, channels: 3, background: colour } })
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}

export const choosePhotos = (page: Page, files: readonly ChosenFile[]): Promise<void> =>
  page.locator('input[type=file]').setInputFiles([...files])

/** The photographs of the form in their order. @param title what the form calls them in the reader's language */
export const photoTiles = (page: Page, title = 'Photos'): Locator =>
  page.getByRole('region', { name: title }).getByRole('listitem')

const NAMES = ['red', 'green', 'blue'] as const

/** The strongest colour of every photograph that is ready, in order; `none` for one that is not. */
function shownColours(page: Page): Promise<string[]> {
  return photoTiles(page).evaluateAll(
    (tiles, names) =>
      tiles.map((tile) => {
        const [, ...channels] = /(\d+), (\d+), (\d+)/.exec(tile.querySelector('img')?.style.backgroundColor ?? '') ?? []
        const values = channels.map(Number)
        return names[values.indexOf(Math.max(...values))] ?? 'none'
      }),
    NAMES,
  )
}

/** Waits until these photographs are there, ready and in this order. */
export async function expectPhotos(page: Page, colours: readonly string[]): Promise<void> {
  await expect.poll(() => shownColours(page), { timeout: 45_000 }).toEqual(colours)
}
