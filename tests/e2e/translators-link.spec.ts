import { readNotes } from '../../commands/words/notes.ts'
import { linkTo, pageOf } from '../../commands/words/place.ts'
import { textsOf } from '../../commands/words/texts.ts'
import { expect, test } from '../support/browser-test.ts'

for (const [key, language] of [
  ['legal:terms.law', 'hi'],
  ['home:how.dealText', 'ta'],
] as const) {
  test(`a translator’s link opens the page where a text stands, and shows it: ${key}`, async ({ page, baseURL }) => {
    const text = textsOf(language).get(key) ?? ''
    const address = pageOf(readNotes(), key) ?? ''
    const shown = page.getByText(text, { exact: true })
    await page.goto(`${address}?lng=${language}`)
    await expect(shown).toBeVisible()
    await expect(shown).not.toBeInViewport()
    await page.goto('about:blank')
    await page.goto(linkTo(address, language, text, { at: baseURL ?? '', listing: '' }))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(shown).toBeInViewport()
  })
}
