import { CATEGORIES } from '@maveshi/shared/catalogue/categories'
import { CATALOGUE_LABELS } from '@maveshi/shared/catalogue/labels'
import { LANGUAGES, type Language } from '@maveshi/shared/locale/languages'
import { beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '../support/people.ts'
import { type Reading, readingsOf } from '../support/search-readings.ts'

/** The breeds that can be chosen, each with the categories that offer it. */
const BREEDS = Map.groupBy(
  CATEGORIES.flatMap(({ value, listingFields }) =>
    listingFields
      .filter(({ id, options }) => id === 'breed' && options)
      .flatMap(({ options = [] }) => options.map((breed) => ({ breed, category: value }))),
  ),
  ({ breed }) => breed,
)

/** Says nothing about an animal, so that it is no word of a search. */
const NO_NAME: ReadonlySet<string> = new Set(['Other'])

const NAMES = [...BREEDS].flatMap(([breed, offered]) =>
  NO_NAME.has(breed)
    ? []
    : LANGUAGES.map((language) => ({
        breed,
        language,
        name: CATALOGUE_LABELS[language].options[breed] ?? breed,
        categories: offered.map(({ category }) => category),
      })),
)

async function keysOf(texts: readonly string[]): Promise<string[]> {
  const rows = await asOwner<{ key: string }>(
    `select private.search_key(text) as key
     from jsonb_array_elements_text($1::text::jsonb) with ordinality as given (text, number) order by number`,
    [JSON.stringify(texts)],
  )
  return rows.map(({ key }) => key)
}

/** Grass, in Telugu and Kannada: of the animals' breeds it is one beside their names alone. */
const NAMES_A_FEED = new Set(['Gaddi in en'])

/** Whether a breed was read, in a category that offers it. An answer that several categories offer names none. */
const isBreedRead = (read: Reading | undefined, breed: string, categories: readonly string[]) =>
  Boolean(
    read?.answers.some(
      ({ field, value, category }) =>
        field === 'breed' && value === breed && (category ? categories.includes(category) : categories.length > 1),
    ),
  )

describe('a breed', () => {
  let read: { name: (typeof NAMES)[number]; reading: Reading | undefined }[]
  /** Those that their names alone do not lead to. */
  let others: typeof read
  beforeAll(async () => {
    const readings = await readingsOf(NAMES.map(({ name }) => name))
    read = NAMES.map((name, index) => ({ name, reading: readings[index] }))
    others = read.filter(({ name: { breed, categories }, reading }) => !isBreedRead(reading, breed, categories))
  })

  test('is found by its name in every language, where that is not the name of a place', () => {
    const astray = others.flatMap(({ name: { breed, language, name }, reading }) =>
      reading?.places.length || NAMES_A_FEED.has(`${breed} in ${language}`)
        ? []
        : [`${breed} in ${language}: “${name}” is read as ${JSON.stringify(reading)}`],
    )
    expect(astray).toEqual([])
  })

  test('of a place’s name is found by that and its animal', async () => {
    const beside = others.flatMap(({ name }) => name.categories.map((category) => ({ ...name, category })))
    const readings = await readingsOf(
      beside.map(
        ({ name, language, category }) => `${name} ${CATALOGUE_LABELS[language].categories[category]?.singular}`,
      ),
    )
    const astray = beside.filter(({ breed, categories }, index) => !isBreedRead(readings[index], breed, categories))
    expect(astray).toEqual([])
    expect(beside.map(({ breed }) => breed)).toEqual(expect.arrayContaining(['Coimbatore', 'Karauli', 'Purnea']))
  })

  test('decides on its category, where only one offers it', () => {
    const astray = read.flatMap(({ name: { breed, language, categories }, reading }) =>
      categories.length > 1 ||
      others.some(({ name }) => name.breed === breed && name.language === language) ||
      String(reading?.categories) === String(categories)
        ? []
        : [`${breed} in ${language}: ${reading?.categories}`],
    )
    expect(astray).toEqual([])
  })
})

test('there are breeds in nine scripts and in Latin letters', () => {
  const firstLetters = LANGUAGES.map((language) => CATALOGUE_LABELS[language].options.Sahiwal?.codePointAt(0) ?? 0)
  // Hindi and Marathi share one.
  expect(new Set(firstLetters.map((letter) => letter >> 7)).size).toBe(10)
})

const nameOf = (breed: string, language: Language) => CATALOGUE_LABELS[language].options[breed] ?? ''

test.each(['Sahiwal', 'Surti', 'Tharparkar'])('%s has one key in ten scripts', async (breed) => {
  const keys = await keysOf(LANGUAGES.map((language) => nameOf(breed, language)))
  expect(Object.fromEntries(LANGUAGES.map((language, index) => [language, keys[index]]))).toEqual(
    Object.fromEntries(LANGUAGES.map((language) => [language, keys[0]])),
  )
})

describe('the key of a word', () => {
  /** The names of all places and of all that can be chosen, in every language. */
  let names: string[]
  let keys: string[]
  beforeAll(async () => {
    const rows = await asOwner<{ name: string }>(
      `select name from public.places, jsonb_each_text(names) as named (language, name)
       where parent_id is null or id like 'IN.16.%'
       union select name from public.dropdown_options, jsonb_each_text(labels) as labelled (language, name)
       order by 1`,
    )
    names = rows.map(({ name }) => name)
    keys = await keysOf(names)
  })

  const NUKTAS = /[\u093c\u09bc\u0a3c\u0abc\u0b3c]/gu
  const VIRAMAS = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]/gu

  test.each<[string, (name: string) => string]>([
    ['is the same composed and decomposed', (name) => name.normalize('NFD')],
    ['is the same with compatible letters', (name) => name.normalize('NFKC')],
    ['does not depend on zero-width joiners', (name) => name.replaceAll(VIRAMAS, '$&\u200d')],
    ['does not depend on zero-width non-joiners', (name) => name.replaceAll(VIRAMAS, '$&\u200c')],
    ['does not depend on the dots under letters', (name) => name.normalize('NFD').replaceAll(NUKTAS, '')],
    ['does not depend on capitals', (name) => name.toUpperCase()],
    ['does not depend on spaces and hyphens', (name) => `  ${name.replaceAll(' ', ' - ')}!`],
  ])('%s', async (_fact, change) => {
    const changed = names.map(change)
    const others = await keysOf(changed)
    expect(
      others.flatMap((key, index) => (key === keys[index] ? [] : [`${names[index]}: ${keys[index]}, ${key}`])),
    ).toEqual([])
  })

  test('consists of Latin letters and digits, whatever the script', async () => {
    expect(
      await asOwner(
        "select normal, key from private.search_terms where key !~ '^[a-z0-9]+$' and kind not in ('noise', 'quantity')",
      ),
    ).toEqual([])
    const letters = [...'अआइऍऎऑऒऔॲउઍઑઅএਅਆஅஎഅഎಅಎఅఎاآۂ'].map((letter) => `${letter}क`)
    expect((await keysOf(letters)).filter((key) => !/^[a-z]+$/.test(key))).toEqual([])
  })

  test('has no letter twice in a row', async () => {
    const alphabet = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `b${letter.repeat(2)}o${letter.repeat(3)}o`)
    const skeletons = await asOwner<{ skeletons: string }>(
      `select private.search_skeletons(private.search_normal(text)) as skeletons
       from jsonb_array_elements_text($1::text::jsonb) as given (text)`,
      [JSON.stringify([...alphabet, ...names])],
    )
    expect(skeletons.filter((row) => /([a-z])\1/.test(row.skeletons))).toEqual([])
    expect(await keysOf(['bbakkari', 'gaddi'])).toEqual(await keysOf(['bakari', 'gadi']))
  })

  test('hears a t in Malayalam’s doubled ṟ', async () => {
    expect(await keysOf([nameOf('Beetal', 'ml'), 'ബീറ്റൽ'])).toEqual(await keysOf(['beetal', 'beetal']))
  })
})

describe('a key of one or two letters', () => {
  const CONSONANTS = [...'bcdfghjklmnprstvyz']
  let words: string[]
  beforeAll(async () => {
    const known = await asOwner<{ normal: string }>(
      'select normal from private.search_terms where char_length(normal) = 3',
    )
    const terms = new Set(known.map(({ normal }) => normal))
    words = CONSONANTS.flatMap((one) => ['ou', 'eo', 'ue', 'io', 'ai'].map((vowels) => `${one}${vowels}`)).filter(
      (word) => !terms.has(word),
    )
  })

  test('says nothing about a word that is written otherwise', async () => {
    const sounding = await asOwner(
      `select word from jsonb_array_elements_text($1::text::jsonb) as given (word)
       where char_length(private.search_key(word)) >= 3
         or (select count(*) from private.terms_that_sound(word)) > 0`,
      [JSON.stringify(words)],
    )
    expect(words.length).toBeGreaterThan(50)
    expect(sounding).toEqual([])
  })

  test('leaves it unknown', async () => {
    const readings = await readingsOf(words)
    expect(readings.filter(({ query, unknown, words: looked }) => !(unknown ?? looked)?.includes(query))).toEqual([])
  })
})

test('a key of three letters says nothing about a word of another script', async () => {
  const astray = await asOwner<{ word: string; term: string }>(
    `select given.normal as word, found.normal as term
     from (select distinct normal, key from private.search_terms
       where char_length(key) = 3 and private.script_of(normal) <> 0 order by 1 limit 300) as given,
       private.terms_that_sound(given.normal) as found
     where private.script_of(found.normal) <> private.script_of(given.normal)`,
  )
  expect(astray).toEqual([])
})
