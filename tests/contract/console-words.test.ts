import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CATEGORY_PICTURES } from '@maveshi/shared/catalogue/pictures'
import { LANGUAGES } from '@maveshi/shared/locale/languages'
import type { Words } from '@maveshi/shared/locale/translate'
import { ROOT } from '@maveshi/supabase/local/environment'
import { describe, expect, test } from 'vitest'
import { SAID, SAID_SOMEWHERE } from '../../backoffice/src/providers/words.ts'
import { expectedKeys, flatten, type Texts } from '../../commands/words/audit.ts'
import { filesUnder, readJson } from '../support/repository.ts'

type Named = Readonly<Record<string, string>>

interface ConsoleWords {
  readonly ra: Words
  readonly lexicon: { readonly things: Named; readonly amounts: Named }
  readonly pictures: { readonly names: Named }
  readonly resources: Readonly<Record<string, { readonly fields?: Named }>>
}

const wordsIn = (language: string) => readJson<ConsoleWords>(`locales/${language}/admin.json`)

/** What react-admin says by itself, in the version that is installed: two forms of a text are parted by bars. */
async function saidByReactAdmin(): Promise<Texts> {
  const ofConsole = createRequire(join(ROOT, 'backoffice', 'package.json'))
  const path = createRequire(ofConsole.resolve('react-admin')).resolve('ra-language-english')
  const { default: module } = await import(pathToFileURL(path).href)
  const forms = [...flatten(module.default ?? module)].flatMap(([key, text]) => {
    const [one = '', other] = text.split(' |||| ')
    if (other === undefined) return [[key, one] as const]
    return [[`${key}_one`, one] as const, [`${key}_other`, other] as const]
  })
  return new Map(forms)
}

/** What is put in, however a library marks it. */
const inserted = (text: string) => [...text.matchAll(/(?:%|\{)\{(\w+)\}/g)].map(([, name]) => name).sort()

const said = await saidByReactAdmin()

describe('react-admin’s own sentences', () => {
  const english = flatten({ ra: wordsIn('en').ra })

  test('are many, and all of them are ours to translate', () => {
    expect(said.size).toBeGreaterThan(150)
    expect([...english.keys()].sort()).toEqual([...said.keys()].sort())
  })

  test('are given in English what react-admin puts in, and no more', () => {
    const given = (texts: Texts) =>
      Object.fromEntries(
        [...texts].map(([key, text]) => [key, inserted(text).filter((name) => name !== 'smart_count')]),
      )
    expect(given(english)).toEqual(given(said))
  })

  test.each(LANGUAGES.filter((language) => language !== 'en'))('are said in %s, every one', (language) => {
    const ours = flatten({ ra: wordsIn(language).ra })
    expect([...ours.keys()].sort()).toEqual([...expectedKeys(english, language)].sort())
    const untranslated = [...ours].filter(([key, text]) => {
      const hasWords = /\p{Letter}/u.test((said.get(key) ?? '').replace(/%\{\w+\}/g, ''))
      return hasWords && (text.trim() === '' || text === said.get(key) || text === english.get(key))
    })
    expect(untranslated).toEqual([])
  })
})

/** What each list of the console can be sorted by, by the list. react-admin makes English of a name without words. */
function sortFields(): readonly (readonly [string, string])[] {
  const files = filesUnder('backoffice/src', ['.tsx']).map(({ path, read }) => ({ path, source: read() }))
  const listOf = (path: string, source: string) =>
    source.match(/\bresource="([\w-]+)"/)?.[1] ?? path.match(/resources\/([\w-]+)\//)?.[1] ?? path
  return files.flatMap(({ path, source }) =>
    [...source.matchAll(/(?:SORT_FIELDS = |sortFields=\{|sorts=\{)(\[[^\]]+\])/g)].flatMap(([, fields = '']) =>
      [...fields.matchAll(/'(\w+)'/g)].map(([, field = '']) => [listOf(path, source), field] as const),
    ),
  )
}

test.each(LANGUAGES)('whatever a list is sorted by has words: %s', (language) => {
  const { resources } = wordsIn(language)
  const asked = sortFields()
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter(([list, field]) => !resources[list]?.fields?.[field])).toEqual([])
})

test('the console asks for words that it has fetched alone', () => {
  const namespaces = readdirSync(join(ROOT, 'locales', 'en')).map((name) => name.replace(/\.json$/, ''))
  const named = new RegExp(`['"\`](${namespaces.join('|')}):\\w+`, 'g')
  const asked = new Set(
    filesUnder('backoffice/src', ['.ts', '.tsx']).flatMap(({ read }) =>
      [...read().matchAll(named)].map(([, namespace = '']) => namespace),
    ),
  )
  expect([...asked]).toEqual(expect.arrayContaining(SAID))
  expect([...SAID, ...SAID_SOMEWHERE]).toEqual(expect.arrayContaining([...asked]))
})

test('every field that suggests has words for what it says by itself', () => {
  const suggesting = filesUnder('backoffice/src', ['.tsx']).flatMap(({ path, read }) =>
    [...read().matchAll(/<(Autocomplete|AutocompleteInput)\n([\s\S]*?)\/>\n/g)].map(([, name, props]) => {
      // react-admin has words for the rest of its own.
      const said = ['noOptionsText', ...(name === 'Autocomplete' ? ['clearText', 'openText', 'closeText'] : [])]
      return { path, missing: said.filter((one) => !props?.includes(`${one}=`)) }
    }),
  )
  expect(suggesting.length).toBeGreaterThan(5)
  expect(suggesting.filter(({ missing }) => missing.length > 0)).toEqual([])
})

test.each(LANGUAGES)('every picture of the catalogue has a name of its own: %s', (language) => {
  const { names } = wordsIn(language).pictures
  expect(Object.keys(names).sort()).toEqual(Object.values(CATEGORY_PICTURES).flat().sort())
  const twice = Object.values(names).filter((name, index, all) => all.indexOf(name) !== index)
  expect(twice).toEqual([])
})

describe('what words can lead to', () => {
  const concepts = readJson<Record<string, { kind: string }>>('supabase/seed/lexicon/concepts.json')
  const quantities = LANGUAGES.flatMap((language) =>
    Object.values(readJson<Record<string, object>>(`supabase/seed/lexicon/quantities/${language}.json`)),
  ).flatMap((values) => Object.keys(values))

  test.each(LANGUAGES)('has a name of its own where the catalogue gives it none: %s', (language) => {
    const { things } = wordsIn(language).lexicon
    const nameless = Object.entries(concepts).filter(([, { kind }]) => kind === 'animal' || kind === 'kind')
    expect(Object.keys(things).sort()).toEqual(nameless.map(([concept]) => concept).sort())
    const twice = Object.values(things).filter((name, index, all) => all.indexOf(name) !== index)
    expect(twice).toEqual([])
  })

  test.each(LANGUAGES)('has one where it is a unit or a bound of an amount: %s', (language) => {
    const named = quantities.filter((value) => Number.isNaN(Number(value)))
    expect(Object.keys(wordsIn(language).lexicon.amounts).sort()).toEqual([...new Set(named)].sort())
  })
})
