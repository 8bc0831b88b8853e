import { CATALOGUE_LABELS } from '@maveshi/shared/catalogue/labels'
import { shortName } from '@maveshi/shared/listing/subcategory'
import type { Language } from '@maveshi/shared/locale/languages'
import { expect, test } from '../support/browser-test.ts'
import { insertGoat, updateRows } from '../support/market-rows.ts'
import { registerByApi } from '../support/seller-api.ts'
import { wordsOf } from '../support/words.ts'

const NAME = 'संतोष शिंदे'
const NAMES: Partial<Record<Language, string>> = { ta: 'ஸந்தோஷ் ஷிந்தே', te: 'సంతోష్ శిందే', en: 'Santosh Shinde' }

interface Offered {
  readonly what: string
  readonly columns: Readonly<Record<string, unknown>>
  /** Its subcategory, as the catalogue names it. */
  readonly kind: string
  /** The seller's own title, as it is read beside. */
  readonly beside: Partial<Record<Language, string>>
}

const feed = { category: 'Feeds', subcategory: 'silage', attributes: {}, title: 'ताजा मुरघास' }
const machine = { category: 'Machinery', subcategory: 'tractor', attributes: { year: 2015 }, title: 'जुना ट्रॅक्टर' }

const OFFERED: readonly Offered[] = [
  { what: 'a goat', columns: { subcategory: 'doe' }, kind: 'Goat.doe', beside: {} },
  {
    what: 'feed',
    columns: feed,
    kind: 'Feeds.silage',
    beside: { ta: 'தாஜா முரகாஸ்', te: 'తాజా మురఘాస్', en: 'Taja Murghas', ur: feed.title },
  },
  {
    what: 'a machine without a maker',
    columns: machine,
    kind: 'Machinery.tractor',
    beside: { en: 'Juna Trektar', te: 'జునా ట్రేక్టర్', ur: machine.title },
  },
]

for (const { what, columns, kind, beside } of OFFERED) {
  test(`${what} of somebody who writes Marathi is read in other letters, and as it was written`, async ({ page }) => {
    const seller = await registerByApi(page.request)
    await updateRows('profiles', `id=eq.${seller.id}`, { name: NAME })
    const id = await insertGoat(seller.id, 'active', { language: 'mr', ...columns })
    for (const language of ['ta', 'te', 'en', 'ur'] as const) {
      const t = wordsOf(language)
      const { label = '', singular = label } = CATALOGUE_LABELS[language].subcategories[kind] ?? {}
      await page.goto(`/listing/${id}?lng=${language}`)
      // Others of the same words may stand below it.
      const article = page.getByRole('article')
      const heading = article.getByRole('heading', { level: 1 })
      await expect(heading).toContainText(new RegExp(`${singular}|${shortName(label)}`))
      if (beside[language]) await expect(article.getByText(beside[language], { exact: true })).toBeVisible()
      const card = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: t('listing:seller.title') }) })
      await expect(card.getByText(NAMES[language] ?? NAME)).toBeVisible()
      if (!NAMES[language]) continue
      const written = card.getByText(NAME)
      await expect(written).toBeHidden()
      await card.getByText(t('listing:asWritten')).click()
      await expect(written).toBeVisible()
      await expect(written).toHaveAttribute('lang', /^(mr|hi)$/)
    }
  })
}
