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

const PRICE = 500
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
/** The seller's name is that of the vet without the title. */
const NAMES_READ: Partial<Record<Language, string>> = Object.fromEntries(
  Object.entries(VET_READ).map(([language, name]) => [language, name.slice(name.indexOf(' ') + 1)]),
)

/** What somebody offers in Marathi, and what others read of it. */
interface Read {
  readonly what: string
  readonly columns: Readonly<Record<string, unknown>>
  readonly role: string
  /** What its heading and its page's title say, each of them one of several. */
  readonly named: (language: Language) => readonly string[]
  /** Its answers, by the names of their questions. */
  readonly answers: (language: Language) => Readonly<Record<string, string>>
}

const option = (language: Language, value: string) => CATALOGUE_LABELS[language].options[value] ?? value
const amount = (language: Language, number: number, unit: string) => {
  const forms = CATALOGUE_LABELS[language].units[unit]?.split('|') ?? [unit]
  return `${number} ${forms.at(number === 1 ? 0 : -1)}`
}
const kindsOf = (language: Language, kind: string) => {
  const { label = '', singular = label } = CATALOGUE_LABELS[language].subcategories[kind] ?? {}
  return [`${singular}|${shortName(label)}`]
}

const READ: readonly Read[] = [
  {
    what: 'a goat',
    columns: { subcategory: 'doe', attributes: { breed: 'Osmanabadi', age: 14, purpose: 'Meat', isPregnant: true } },
    role: 'farmer',
    named: (language) => [option(language, 'Osmanabadi'), ...kindsOf(language, 'Goat.doe')],
    answers: (language) => ({
      breed: option(language, 'Osmanabadi'),
      age: amount(language, 14, 'months'),
      purpose: option(language, 'Meat'),
    }),
  },
  {
    what: 'feed',
    columns: feed,
    role: 'dealer',
    named: (language) => kindsOf(language, 'Feeds.silage'),
    answers: () => ({}),
  },
  {
    what: 'a machine',
    columns: { ...machine, attributes: { year: 2015, horsepower: 45 } },
    role: 'farmer',
    named: (language) => kindsOf(language, 'Machinery.tractor'),
    answers: (language) => ({ year: '2015', horsepower: amount(language, 45, 'hp') }),
  },
  {
    what: 'a vet',
    columns: {
      category: 'Veterinary-Support',
      price: null,
      attributes: {
        practitionerName: VET,
        specialization: 'Large Animal Vet',
        experience: 1,
        serviceRadius: 20,
        emergencyServices: true,
        languagesSpoken: ['Hindi', 'Marathi'],
        serviceFee: PRICE,
        feeType: 'Per Visit',
      },
    },
    role: 'veterinarian',
    named: (language) => [
      VET_READ[language] ?? VET,
      CATALOGUE_LABELS[language].categories['Veterinary-Support']?.singular ?? '',
    ],
    answers: (language) => ({
      practitionerName: VET,
      specialization: option(language, 'Large Animal Vet'),
      experience: amount(language, 1, 'years'),
      serviceRadius: amount(language, 20, 'km'),
      emergencyServices: wordsOf(language)('listing:yes'),
      languagesSpoken: joinList([option(language, 'Hindi'), option(language, 'Marathi')], language),
      serviceFee: formatPrice(PRICE),
      feeType: option(language, 'Per Visit'),
    }),
  },
]

test.describe('as the server tells it', () => {
  test.use({ javaScriptEnabled: false })

  for (const { what, columns, role, named, answers } of READ) {
    test(`${what} of somebody who writes Marathi is read in ten other languages: head, title, answers, units, place, name`, async ({
      page,
    }) => {
      const seller = await registerByApi(page.request)
      await updateRows('profiles', `id=eq.${seller.id}`, { name: NAME, role })
      const id = await insertGoat(seller.id, 'active', { language: 'mr', place_id: STATE, price: PRICE, ...columns })
      for (const language of LANGUAGES.filter((one) => one !== 'mr')) {
        const t = wordsOf(language)
        await page.goto(`/listing/${id}?lng=${language}`)
        const article = page.getByRole('article')
        const heading = article.getByRole('heading', { level: 1 })
        const description = page.locator('meta[name=description]')
        for (const name of named(language)) {
          await expect(heading).toContainText(new RegExp(name))
          await expect(page).toHaveTitle(new RegExp(name))
        }
        await expect(description).toHaveAttribute('content', new RegExp(formatPrice(PRICE)))
        for (const [field, answer] of Object.entries(answers(language))) {
          const name = CATALOGUE_LABELS[language].fields[field] ?? field
          const row = article.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
          await expect(row.getByRole('cell')).toHaveText(answer)
        }
        await expect(article.getByText(stateIn(language), { exact: true }).first()).toBeVisible()
        await expect(article.getByText(NAMES_READ[language] ?? NAME).first()).toBeVisible()
        await expect(article.getByText(t(`listing:seller.roles.${role}`), { exact: false }).first()).toBeVisible()
      }
    })
  }
})
