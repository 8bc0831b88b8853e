import { LANGUAGE_FACTS } from '@maveshi/shared/locale/languages'
import type { Words } from '@maveshi/shared/locale/translate'
import { describe, expect, test } from 'vitest'
import { auditFile, dotComplaints, flatten, type Texts, usageComplaints, usedKeys } from '../../commands/words/audit.ts'
import { filesUnder, isInRepository, namespaces, readJson } from '../support/repository.ts'

/** The namespaces, by name (docs/product.md, Languages). */
const NAMESPACES =
  'admin mail legal buttons buy createListing dashboard editProfile feeds feedsAndMachinery fieldTypes footer forgotPassword hero home listing login navbar notices profile readyTexts register resetPassword takeOver searchResults toast about saved herd wanted'.split(
    ' ',
  )

/** Beginnings of keys that are put together at run time, or that react-admin asks for by itself. */
const DYNAMIC_PREFIXES: readonly string[] = [
  'admin:languages.',
  'admin:lexicon.amounts.',
  'admin:lexicon.things.',
  'admin:pictures.names.',
  'admin:ra.',
  'admin:resources.',
  'admin:statuses.',
  'admin:reasons.',
  'admin:titles.',
  'buy:sort.',
  'createListing:amounts.',
  'createListing:errors.',
  'createListing:photos.show.',
  'dashboard:reasons.',
  'dashboard:removalReasons.',
  'dashboard:status.',
  'listing:ended.',
  'listing:report.reasons.',
  'listing:report.status.',
  'listing:seller.roles.',
  'listing:verified.',
  'listing:writtenIn.',
  'login:errors.',
  'mail:',
  'notices:roles.',
  'notices:topics.',
  'readyTexts:',
  'toast:',
]

const TRANSLATED = LANGUAGE_FACTS.filter(({ code }) => code !== 'en')

/** Compares one file of a language with the English texts. A file that is not there is one complaint. */
function complaints(file: string, english: Texts, language: { code: string; script: RegExp }): string {
  if (!isInRepository(file)) return `${file} is missing`
  return auditFile(english, flatten(readJson<Words>(file)), language)
    .map((complaint) => `${file}: ${complaint}`)
    .join('\n')
}

test('English has the namespaces that are listed, and no others', () => {
  expect(namespaces()).toEqual([...NAMESPACES].sort())
})

test.each(namespaces())('English writes dots as the other languages do: %s', (namespace) => {
  expect(dotComplaints(flatten(readJson<Words>(`locales/en/${namespace}.json`)))).toEqual([])
})

test('no language has files that English lacks, and there are no folders of other languages', () => {
  const codes: readonly string[] = LANGUAGE_FACTS.map(({ code }) => code)
  const strays = filesUnder('locales').filter(({ path }) => {
    const [, code = '', file = ''] = path.split('/')
    if (['glossary', 'notes'].includes(code) || path === 'locales/README.md') return false
    return !codes.includes(code) || !namespaces().includes(file.replace('.json', ''))
  })
  expect(strays.map(({ path }) => path)).toEqual([])
})

describe.each(TRANSLATED)('$code', (language) => {
  test.each(namespaces())('namespace %s', (namespace) => {
    const english = flatten(readJson<Words>(`locales/en/${namespace}.json`))
    expect(complaints(`locales/${language.code}/${namespace}.json`, english, language)).toBe('')
  })

  test('words of the catalogue', () => {
    const english = flatten(readJson<Words>('shared/src/catalogue/labels/en.json'))
    expect(complaints(`shared/src/catalogue/labels/${language.code}.json`, english, language)).toBe('')
  })

  test('names of places', () => {
    const places = readJson<{ id: string; name: string }[]>('supabase/seed/places/places.json')
    const english = new Map(places.map(({ id, name }) => [id, name]))
    expect(complaints(`supabase/seed/places/names/${language.code}.json`, english, language)).toBe('')
  })
})

test('every key in the source is in English, and every English key is used', () => {
  const english = new Map(
    namespaces().flatMap((namespace) =>
      [...flatten(readJson<Words>(`locales/en/${namespace}.json`))].map(
        ([key, text]) => [`${namespace}:${key}`, text] as const,
      ),
    ),
  )
  const sources = ['storefront/src', 'backoffice/src', 'shared/src'].flatMap((folder) =>
    filesUnder(folder, ['.ts', '.tsx', '.astro']).map((file) => file.read()),
  )
  expect(usageComplaints(english, usedKeys(sources, NAMESPACES), DYNAMIC_PREFIXES).join('\n')).toBe('')
})
