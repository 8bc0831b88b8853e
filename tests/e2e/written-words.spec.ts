import { CATALOGUE_LABELS } from '@maveshi/shared/catalogue/labels'
import { shortName } from '@maveshi/shared/listing/subcategory'
import { formatPrice } from '@maveshi/shared/locale/format'
import { LANGUAGES, type Language } from '@maveshi/shared/locale/languages'
import { joinList } from '@maveshi/shared/locale/list'
import { expect, test } from '../support/browser-test.ts'
import { insertGoat, updateRows } from '../support/market-rows.ts'
import { readJson } from '../support/repository.ts'
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

const STATE = 'IN.16'
const stateIn = (language: Language) =>
  language === 'en'
    ? 'Maharashtra'
    : (readJson<Record<string, string>>(`supabase/seed/places/names/${language}.json`)[STATE] ?? '')

const VET = 'डॉ. संतोष शिंदे'
const VET_READ: Partial<Record<Language, string>> = {
  en: 'Dr. Santosh Shinde',
  gu: 'ડૉ. સંતોષ શિંદે',
  pa: 'ਡਾ. ਸੰਤੋਸ਼ ਸ਼ਿੰਦੇ',
  bn: 'ডা. সন্তোষ শিন্দে',
  ta: 'டா. ஸந்தோஷ் ஷிந்தே',
  te: 'డా. సంతోష్ శిందే',
  kn: 'ಡಾ. ಸಂತೋಷ್ ಶಿಂದೇ',
  ml: 'ഡാ. സന്തോഷ് ശിന്ദേ',
}

test('a vet who writes Marathi is read in ten other languages: head, answers, units, place and name', async ({
  page,
}) => {
  const seller = await registerByApi(page.request)
  await updateRows('profiles', `id=eq.${seller.id}`, { name: NAME, role: 'veterinarian' })
  const id = await insertGoat(seller.id, 'active', {
    category: 'Veterinary-Support',
    language: 'mr',
    place_id: STATE,
    price: null,
    attributes: {
      practitionerName: VET,
      specialization: 'Large Animal Vet',
      experience: 1,
      serviceRadius: 20,
      emergencyServices: true,
      languagesSpoken: ['Hindi', 'Marathi'],
      serviceFee: 500,
      feeType: 'Per Visit',
    },
  })
  for (const language of LANGUAGES.filter((one) => one !== 'mr')) {
    const t = wordsOf(language)
    const { categories, fields, options, units } = CATALOGUE_LABELS[language]
    const option = (value: string) => options[value] ?? value
    const unit = (name: string, isOne: boolean) => units[name]?.split('|').at(isOne ? 0 : -1) ?? name
    await page.goto(`/listing/${id}?lng=${language}`)
    const article = page.getByRole('article')
    const name = VET_READ[language] ?? VET
    const heading = article.getByRole('heading', { level: 1 })
    await expect(heading).toContainText(name)
    await expect(heading).toContainText(categories['Veterinary-Support']?.singular ?? '')
    await expect(page).toHaveTitle(new RegExp(name))
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', new RegExp(formatPrice(500)))
    const answers: readonly (readonly [field: string, answer: string])[] = [
      ['practitionerName', VET],
      ['specialization', option('Large Animal Vet')],
      ['experience', `1 ${unit('years', true)}`],
      ['serviceRadius', `20 ${unit('km', false)}`],
      ['emergencyServices', t('listing:yes')],
      ['languagesSpoken', joinList([option('Hindi'), option('Marathi')], language)],
      ['serviceFee', formatPrice(500)],
      ['feeType', option('Per Visit')],
    ]
    for (const [field, answer] of answers) {
      const row = article
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: fields[field], exact: true }) })
      await expect(row.getByRole('cell')).toHaveText(answer)
    }
    await expect(article.getByText(stateIn(language), { exact: true }).first()).toBeVisible()
    await expect(article.getByText(t('listing:seller.roles.veterinarian'), { exact: false }).first()).toBeVisible()
  }
})
