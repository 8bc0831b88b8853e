import type { Translate } from '@maveshi/shared/locale/translate'
import { expect, test, vi } from 'vitest'
import { REFUSAL_SENTENCES } from '../../backoffice/src/providers/refusals.ts'
import { check, Refused } from '../../storefront/src/data/member/refused.ts'
import { problemSentences } from '../../storefront/src/islands/account/problems.ts'
import { failureOf } from '../../storefront/src/islands/dashboard/failure-text.ts'
import { filesUnder } from '../support/repository.ts'
import { wordsOf } from '../support/words.ts'

const ERROR = /raise exception\b(?:'(?:[^']|'')*'|[^;'])*;/g

/** Code and detail of everything that a migration refuses, where the detail is a word. */
const refused = new Set(
  filesUnder('supabase/migrations', ['.sql']).flatMap((file) =>
    [...file.read().matchAll(ERROR)].flatMap(([statement]) => {
      const [, code] = /errcode = '(PT\d{3}|42501)'/.exec(statement) ?? []
      const [, detail] = /detail = '([\w-]+)'/.exec(statement) ?? []
      return code && detail ? [`${code} ${detail}`] : []
    }),
  ),
)

const english = wordsOf('en')
const said: Translate = (key) => key

vi.stubGlobal('navigator', { onLine: true })

/** What the storefront says of a step or a wish that was refused, by key. */
function ofStep(name: string): string {
  const [code = '', details = ''] = name.split(' ')
  try {
    check({ error: { code, details, message: '', hint: null }, status: 400 })
  } catch (error) {
    if (error instanceof Refused) return failureOf(error, said).text
  }
  return ''
}

/** What the storefront can meet, and by which words it is said. */
const STOREFRONT: Readonly<Record<string, string | undefined>> = {
  '42501 suspended': ofStep('42501 suspended'),
  'PT404 listing': ofStep('PT404 listing'),

  'PT409 photos': ofStep('PT409 photos'),
  'PT409 review': ofStep('PT409 review'),
  'PT422 name': problemSentences({ code: 'PT422', message: '' }, said).name,
  // Beside the field, as a code of shared/listing/validate.
  'PT422 category': 'createListing:errors.choice',
  // On the page of a listing: e2e/listing-refusals.
  'PT404 number': 'listing:contact.noNumber',
  'PT409 own': 'listing:contact.own',
}

/** What the console says in a place of its own. */
const CONSOLE: Readonly<Record<string, string>> = {
  ...REFUSAL_SENTENCES,
  'PT409 term': 'admin:lexicon.taken',
}

/** What only a program can ask for: no form and no list of the market sends it. */
const PROGRAMS: ReadonlySet<string> = new Set([
  // Without a session the API itself has answered 401 before.
  '42501 session',
  'PT404 setting',
  'PT422 catalogue_table',
  'PT422 channel',
  'PT422 data',
  'PT422 filters',
  'PT422 ids',
  'PT422 into_option',
  'PT422 kind',
  'PT422 note',
  'PT422 outcome',
  'PT422 period',
  'PT422 sort',
  'PT422 step',
])

const known = new Set([...Object.keys(STOREFRONT), ...Object.keys(CONSOLE), ...PROGRAMS])

test('every refusal that the database can raise has a sentence, or is met by programs alone', () => {
  expect(refused.size).toBeGreaterThan(25)
  expect([...refused].filter((name) => !known.has(name))).toEqual([])
  expect([...known].filter((name) => !refused.has(name))).toEqual([])
})

test('the sentences are there, and say more than that something went wrong', () => {
  const sentences = [...Object.values(STOREFRONT), ...Object.values(CONSOLE)]
  expect(sentences.filter((key) => !key || english(key) === key)).toEqual([])
  expect(sentences).not.toContain('dashboard:errors.server')
})
