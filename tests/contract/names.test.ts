import { expect, test } from 'vitest'
import { namesIn, refusedNames, wordsOfName } from '../support/code-names.ts'
import { filesUnder } from '../support/repository.ts'

/** Called so by Node and by libraries. */
const GIVEN: ReadonlySet<string> = new Set(['keepAliveTimeout', 'KEEP_ALIVE_MS', 'keepPreviousData', 'keepAlive'])

const PARTS = ['commands', 'storefront', 'backoffice', 'shared', 'supabase', 'tests', 'docs']
const CODE = /\.(ts|tsx|astro|mjs)$/

/** The words in the last section of the glossary, which says what to say instead. */
function refusedWords(): ReadonlySet<string> {
  const glossary = filesUnder('docs', ['glossary.md'])[0]?.read() ?? ''
  const [, section = ''] = glossary.split('## Names that are refused\n')
  const rows = [...section.matchAll(/^\| ([a-z, ]+?) +\|/gm)].slice(1)
  return new Set(rows.flatMap(([, words = '']) => words.split(', ')))
}

test('no file and nothing in the code is called by a word that the glossary refuses', () => {
  const refused = refusedWords()
  expect(refused.size).toBeGreaterThan(20)
  const found = PARTS.flatMap((part) => filesUnder(part))
    .filter(({ path }) => !path.startsWith('supabase/migrations/'))
    .flatMap((file) => refusedNames(file, refused, CODE.test(file.path)))
    .filter((one) => !GIVEN.has(one.split(': ').at(-1) ?? ''))
  expect(found).toEqual([])
})

test('a name is read word by word, and texts and comments are none', () => {
  expect(['isKept', 'IS_KEPT', 'kept-pages.ts'].map(wordsOfName)).toEqual([
    ['is', 'kept'],
    ['is', 'kept'],
    ['kept', 'pages', 'ts'],
  ])
  expect(namesIn("const pages = 'kept' // kept\n/* kept */ row.favourites_kept")).toEqual(['const', 'pages', 'row'])
})
