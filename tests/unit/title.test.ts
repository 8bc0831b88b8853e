import { findListingFields } from '@maveshi/shared/catalogue/derived'
import type { CategoryInMenu, FieldInWords } from '@maveshi/shared/catalogue/in-words'
import { CATALOGUE_LABELS } from '@maveshi/shared/catalogue/labels'
import { SUBCATEGORY_FIELDS } from '@maveshi/shared/catalogue/subcategory-fields'
import { hasComposedTitle, needsTitle, type TitleField } from '@maveshi/shared/listing/naming'
import { composeTitle } from '@maveshi/shared/listing/title'
import { titledCategories, titleOf } from '@maveshi/shared/listing/title-words'
import { describe, expect, test } from 'vitest'

/** What the questions of a bird and of a service are to their titles, in one category. */
const fields: readonly TitleField[] = [
  { id: 'breed', roles: ['name', 'search'] },
  { id: 'type', roles: ['noun'] },
  { id: 'vet', roles: ['person'] },
  { id: 'age', roles: ['card'] },
]
const words = {
  language: 'en' as const,
  singular: 'Cow or bull',
  fields,
  option: (_field: string, value: string) => `«${value}»`,
  noun: (subcategory: string) => (subcategory === 'ox' ? 'bullock' : undefined),
}
const title = (attributes: Record<string, string | number>, own: string | null = null) =>
  composeTitle({ title: own, attributes }, words)

test.each([
  ['a breed and the noun', { breed: 'Gir', age: 4 }, null, '«Gir» – Cow or bull'],
  ['a breed rather than the seller’s own title', { breed: 'Gir' }, 'Best cow!', '«Gir» – Cow or bull'],
  ['a kind of bird by itself', { type: 'Duck' }, null, '«Duck»'],
  ['a breed and its kind of bird', { type: 'Chicken', breed: 'Aseel' }, null, '«Aseel» – «Chicken»'],
  ['a veterinarian by name', { vet: 'Dr. Meena', age: 8 }, null, '«Dr. Meena» – Cow or bull'],
  ['the seller’s own title where the breed names nothing', { breed: 'Other' }, 'Punganur cow', 'Punganur cow'],
  ['the noun where nothing is named', { breed: 'Other' }, null, 'Cow or bull'],
  ['the seller’s own title where nothing is asked', {}, 'Paddy straw', 'Paddy straw'],
  ['the noun where there is nothing at all', {}, null, 'Cow or bull'],
  ['a breed and what it is', { breed: 'Gir', subcategory: 'heifer' }, null, '«Gir» «heifer»'],
  ['a breed and the noun of what it is', { breed: 'Gir', subcategory: 'ox' }, 'Best ox!', '«Gir» bullock'],
  ['what it is rather than the kind of bird', { type: 'Chicken', subcategory: 'hen' }, null, '«hen»'],
  ['the kind of bird where it is none of the others', { type: 'Duck', subcategory: 'other' }, null, '«Duck»'],
  ['the seller’s own title where no breed is named', { breed: 'Other', subcategory: 'cow' }, 'Punganur', 'Punganur'],
  ['what it is where there is no more', { subcategory: 'tractor' }, null, '«tractor»'],
] as const)('a title is %s', (_what, attributes, own, expected) => expect(title(attributes, own)).toBe(expected))

describe('a title is composed', () => {
  test.each(['Cattle', 'Goat', 'Buffalo', 'Poultry', 'Sheep', 'Veterinary-Support', 'AI-Technician'])(
    'for %s',
    (category) => expect(hasComposedTitle(findListingFields(category))).toBe(true),
  )
  test.each(['Feeds', 'Machinery'])('not for %s, where the seller is asked for one', (category) =>
    expect(hasComposedTitle(findListingFields(category))).toBe(false),
  )
})

test.each([
  ['en', 'Gir heifer', 'Non-descript bullock', 'Holstein Friesian cow'],
  ['hi', 'गिर बछिया', 'देसी बैल', 'एचएफ गाय'],
  ['mr', 'गीर कालवड', 'गावठी बैल', 'एचएफ गाय'],
  ['gu', 'ગીર વોડકી', 'દેશી બળદ', 'એચ.એફ. ગાય'],
  ['pa', 'ਗਿਰ ਵਹਿੜ', 'ਦੇਸੀ ਬਲਦ', 'ਐੱਚ.ਐੱਫ. ਗਾਂ'],
  ['bn', 'গির বকনা', 'দেশি বলদ', 'হলস্টাইন ফ্রিজিয়ান গাই'],
  ['ta', 'கிர் கிடாரி', 'நாட்டு எருது', 'எச்.எஃப். பசு'],
  ['te', 'గిర్ పెయ్య', 'నాటు ఎద్దు', 'హెచ్.ఎఫ్. ఆవు'],
  ['kn', 'ಗಿರ್ ಕಡಸು', 'ನಾಟಿ ಎತ್ತು', 'ಎಚ್.ಎಫ್. ಹಸು'],
  ['ml', 'ഗിർ കിടാരി', 'നാടൻ മൂരി', 'എച്ച്.എഫ്. പശു'],
  ['ur', 'گِر بچھیا', 'دیسی بیل', 'ہولسٹین فریزین گائے'],
] as const)('in %s an animal is called as people call it', (language, ...expected) => {
  const labels = CATALOGUE_LABELS[language]
  const called = (breed: string, subcategory: string) =>
    composeTitle(
      { title: null, attributes: { breed, subcategory } },
      {
        language,
        singular: '',
        fields,
        option: (field, value) =>
          field === 'breed' ? (labels.options[value] ?? '') : (labels.subcategories[`Cattle.${value}`]?.label ?? ''),
        noun: (value) => labels.subcategories[`Cattle.${value}`]?.singular,
      },
    )
  expect([called('Gir', 'heifer'), called('Non-descript (Desi)', 'ox'), called('Holstein Friesian', 'cow')]).toEqual(
    expected,
  )
})

test.each([
  ['Non-descript (Desi)', 'cow', 'நாட்டுப் பசு'],
  ['Non-descript (Desi)', 'ox', 'நாட்டு எருது'],
  ['Crossbred', 'cow', 'கலப்பினப் பசு'],
  ['Crossbred', 'heifer', 'கலப்பினக் கிடாரி'],
  ['Gir', 'cow', 'கிர் பசு'],
])('in Tamil %s and %s are joined as people say it', (breed, subcategory, expected) => {
  const { options, subcategories } = CATALOGUE_LABELS.ta
  const title = composeTitle(
    { title: null, attributes: { breed, subcategory } },
    {
      language: 'ta',
      singular: '',
      fields,
      option: (_field, value) => options[value] ?? '',
      noun: (value) => subcategories[`Cattle.${value}`]?.singular ?? subcategories[`Cattle.${value}`]?.label,
    },
  )
  expect(title).toBe(expected)
})

describe('a machine with a maker is called by it, with its year and its power behind', () => {
  const makerFields = SUBCATEGORY_FIELDS.Machinery ?? []
  test.each([
    ['en', 'Mahindra tractor, 2019, 45 HP'],
    ['hi', 'महिंद्रा ट्रैक्टर, 2019, 45 एचपी'],
    ['mr', 'महिंद्रा ट्रॅक्टर, 2019, 45 एचपी'],
    ['gu', 'મહિન્દ્રા ટ્રેક્ટર, 2019, 45 એચપી'],
    ['pa', 'ਮਹਿੰਦਰਾ ਟਰੈਕਟਰ, 2019, 45 ਐੱਚਪੀ'],
    ['bn', 'মাহিন্দ্রা ট্রাক্টর, 2019, 45 এইচপি'],
    ['ta', 'மஹிந்திரா டிராக்டர், 2019, 45 எச்பி'],
    ['te', 'మహీంద్రా ట్రాక్టర్, 2019, 45 హెచ్‌పి'],
    ['kn', 'ಮಹೀಂದ್ರಾ ಟ್ರ್ಯಾಕ್ಟರ್, 2019, 45 ಎಚ್‌ಪಿ'],
    ['ml', 'മഹീന്ദ്ര ട്രാക്ടർ, 2019, 45 എച്ച്പി'],
    ['ur', 'مہندرا ٹریکٹر، 2019، 45 ایچ پی'],
  ] as const)('in %s', (language, expected) => {
    const labels = CATALOGUE_LABELS[language]
    const called = composeTitle(
      { title: 'Good one', attributes: { subcategory: 'tractor', maker: 'Mahindra', year: 2019, horsepower: 45 } },
      {
        language,
        singular: '',
        fields: makerFields.map((field) => ({ ...field, unitLabel: labels.units[field.unit ?? ''] ?? '' })),
        option: (field, value) =>
          field === 'maker' ? (labels.options[value] ?? '') : (labels.subcategories[`Machinery.${value}`]?.label ?? ''),
        noun: (value) => labels.subcategories[`Machinery.${value}`]?.singular,
      },
    )
    expect(called).toBe(expected)
  })

  const own = { ...words, fields: makerFields, option: (_field: string, value: string) => value }
  test.each([
    ['the maker’s name in the seller’s words', { maker: 'Other', makerName: ' Preet ' }, null, 'Preet tractor, 2019'],
    ['what it is where no maker is named', { maker: 'Other' }, 'Old one', 'tractor, 2019'],
    ['the noun where there is neither', {}, null, 'tractor, 2019'],
    ['the seller’s own title of what is none of the others', { subcategory: 'other', maker: 'Eicher' }, 'Pump', 'Pump'],
  ] as const)('or by %s', (_what, given, title, expected) =>
    expect(composeTitle({ title, attributes: { subcategory: 'tractor', year: 2019, ...given } }, own)).toBe(expected),
  )

  test('so that its seller is asked for a title only where no maker is named', () => {
    const fields = [{ id: 'subcategory' }, ...makerFields]
    const needs = (answers: Record<string, string>) => needsTitle(fields, { subcategory: 'tractor', ...answers })
    expect(needs({})).toBe(true)
    expect(needs({ maker: 'Other' })).toBe(true)
    expect(needs({ maker: 'Other', makerName: 'Preet' })).toBe(false)
    expect(needs({ maker: 'Mahindra' })).toBe(false)
    expect(needs({ maker: 'Kirloskar', subcategory: 'other' })).toBe(true)
  })
})

test('a feed is called in the reader’s language in notices and mails too, whatever its seller called it', () => {
  const question = (id: string, more: Partial<FieldInWords>): FieldInWords => ({
    ...{ id, type: 'select', required: false, label: id, placeholder: '', unitLabel: '', choices: [], options: [] },
    ...more,
  })
  const silage = { value: 'silage', label: 'சைலேஜ்', isActive: true }
  const asked = [
    question('subcategory', { choices: [silage] }),
    question('maker', { roles: ['name'], dependsOn: { field: 'subcategory', values: ['compound-feed'] } }),
  ]
  const feeds: CategoryInMenu = {
    ...{ value: 'Feeds', kind: 'feed', iconName: 'feed', showInHeader: true, isCreatable: true, parentMenu: null },
    ...{ label: 'தீவனம்', singular: 'தீவனம்', description: '' },
  }
  const titles = titledCategories([feeds], new Map([['Feeds', asked]]), 'ta')
  expect(titleOf({ category: 'Feeds', title: 'मक्का साइलेज', attributes: { subcategory: 'silage' } }, titles)).toBe(
    'சைலேஜ்',
  )
})
