import { isProblemCode } from '@maveshi/shared/listing/problem'
import { LISTING_STATUSES } from '@maveshi/shared/listing/status'
import type { Translate } from '@maveshi/shared/locale/translate'
import { problemSentence } from '@maveshi/shared/refusal/account-sentences'
import { ANSWER_CODES } from '@maveshi/shared/refusal/answer-codes'
import { LIMITS } from '@maveshi/shared/refusal/limits'
import { type RefusedAnswer, readRefusal } from '@maveshi/shared/refusal/read'
import type { Refusal } from '@maveshi/shared/refusal/refusal'
import { type Place, REFUSALS } from '@maveshi/shared/refusal/refusals'
import { Refused } from '@maveshi/shared/refusal/refused'
import { describe, expect, test, vi } from 'vitest'
import { rowProblemText } from '../../backoffice/src/import/row-problem.ts'
import { refusalSentence } from '../../backoffice/src/providers/refusals.ts'
import { failureOf } from '../../storefront/src/islands/dashboard/failure-text.ts'
import { RAISED, RAISING_STATEMENTS, type Raised } from '../support/raised.ts'
import { wordsOf } from '../support/words.ts'

const english = wordsOf('en')
const said: Translate = (key) => key

vi.stubGlobal('navigator', { onLine: true })

/** What is only known when it runs: where a listing stands, and numbers of uses. */
const OPEN: readonly (readonly [RegExp, string])[] = [
  [/^\{(state|known\.status|listing\.status)\}$/, '{status}'],
  [/^\{private\.uses_of_\w+\(.*\}$/s, '{uses}'],
]

const named = (detail: string) => OPEN.find(([expression]) => expression.test(detail))?.[1] ?? detail

/** Codes that never leave the function that raises them. */
const CAUGHT: ReadonlySet<string> = new Set(['MV000', 'TRIAL'])
/** The API reads the answer, 401, from the message. */
const OF_THE_API: ReadonlySet<string> = new Set(['PGRST'])

const sent = RAISED.filter(({ code }) => !CAUGHT.has(code) && !OF_THE_API.has(code))
const isAnswer = ({ code, messages }: Raised) =>
  code === 'PT422' && messages.every((message) => /^[a-z]+$/.test(message) || message.startsWith('{'))
const isLimit = ({ code }: Raised) => code === 'PT429'
/** A list is asked for with arguments by the name of a question or a filter, too, which are left out. */
const isArgument = (name: string) => /^PT422 (attributes\.)?\{/.test(name)

const names = (raised: readonly Raised[]) =>
  new Set(raised.flatMap(({ code, details }) => details.map((detail) => `${code} ${named(detail)}`.trim())))

const texts = (values: readonly string[]) => [...new Set(values)].filter((value) => !value.startsWith('{')).sort()

describe('what the migrations raise is what shared knows', () => {
  test('every statement that raises something was read, and says by which code', () => {
    expect(RAISED.length).toBe(RAISING_STATEMENTS)
    expect([...new Set(RAISED.map(({ code }) => code))].sort()).toEqual(
      ['42501', 'MV000', 'PGRST', 'PT404', 'PT409', 'PT422', 'PT429', 'TRIAL'].sort(),
    )
  })

  test('by code and detail', () => {
    const raised = names(sent.filter((one) => !isAnswer(one) && !isLimit(one)))
    expect([...raised].filter((name) => !isArgument(name)).sort()).toEqual(Object.keys(REFUSALS).sort())
  })

  test('answers, by the code in the message', () => {
    // Those of questions are computed; e2e and tests/unit/validate compare them with the forms' own.
    const computed = ['between', 'choice', 'hidden', 'long', 'number', 'required', 'unknown', 'whole', 'year']
    const codes = texts(sent.filter(isAnswer).flatMap(({ messages }) => messages))
    expect(texts([...codes, ...computed])).toEqual([...ANSWER_CODES])
  })

  test('limits, by the setting', () => {
    expect(texts(sent.filter(isLimit).flatMap(({ details }) => details))).toEqual([...LIMITS])
  })
})

/** A refusal as it comes from the database, read. */
function refusalBy(name: string, others: Partial<RefusedAnswer> = {}): Refusal {
  const [code = '', detail = ''] = name.split(' ')
  const details = detail.replace('{status}', LISTING_STATUSES[0]).replace('{uses}', '3')
  return readRefusal({ code, details, hint: null, message: 'refused', ...others }, 400)
}

const metAt = (place: Place) =>
  Object.entries(REFUSALS).flatMap(([name, places]) => ((places as readonly Place[]).includes(place) ? [name] : []))

describe('whoever meets a refusal reads a sentence', () => {
  test.each(metAt('account'))('in the forms of an account: %s', (name) => {
    const key = problemSentence(refusalBy(name), said)
    expect(key).toMatch(/^login:errors\./)
    expect(english(key)).not.toBe(key)
  })

  test.each(metAt('dashboard'))('on the dashboard: %s', (name) => {
    const key = failureOf(new Refused(refusalBy(name)), said).text
    expect(english(key)).not.toBe(key)
    // A policy does not say why it refuses.
    if (name !== '42501') expect(key).not.toBe('dashboard:errors.server')
  })

  test.each(metAt('console').filter((name) => name !== 'PT409 term'))('in the console: %s', (name) => {
    const key = refusalSentence(refusalBy(name))
    expect(english(key)).not.toBe(key)
    expect(key).not.toBe('admin:errors.action')
  })

  test.each(ANSWER_CODES)('beside the field or the row: %s', (code) => {
    const key = isProblemCode(code)
      ? `createListing:errors.${code}`
      : rowProblemText({ line: 2, column: 'term', code, detail: {} }, said as never)
    expect(english(key)).not.toBe(key)
    expect(key).not.toBe('admin:import.row.wrong')
  })
})

describe('an answer is read once', () => {
  const answer = { message: 'no', code: null, details: null, hint: null }

  test.each([
    [{ code: '42501' }, 401, { kind: 'session' }],
    [{ code: '42501' }, 403, { kind: 'forbidden' }],
    [{ code: '42501', details: 'suspended' }, 403, { kind: 'suspended' }],
    [{ code: '23505' }, 409, { kind: 'duplicate' }],
    [{ code: '23503' }, 409, { kind: 'linked' }],
    [{ code: 'PGRST116' }, 406, { kind: 'missing', about: 'row' }],
    [{ code: 'PT409', details: '12' }, 409, { kind: 'in-use', uses: 12 }],
    [{ code: 'PT409', details: 'sold' }, 409, { kind: 'moved', from: 'sold' }],
    [{ code: 'PT409', details: 'own' }, 409, { kind: 'conflict', about: 'own', hint: {} }],
    [{ code: 'PT429', details: 'reports', hint: '{"max": 20}' }, 429, { kind: 'limit', limit: 'reports', max: 20 }],
    [
      { code: 'PT422', details: 'milk', message: 'between', hint: '{"min": 0, "max": 30}' },
      422,
      { kind: 'invalid', field: 'milk', code: 'between', hint: { min: 0, max: 30 } },
    ],
    [{ code: 'PT422', details: 'id', hint: 'a sentence' }, 422, { kind: 'invalid', field: 'id', code: 'no', hint: {} }],
    [{ message: 'TypeError: Failed to fetch' }, 0, { kind: 'offline' }],
    [{ message: 'TimeoutError: signal timed out' }, 0, { kind: 'timeout' }],
    [{ code: '57014' }, 500, { kind: 'broken' }],
    [{ code: 'toString' }, 400, { kind: 'other', status: 400 }],
  ] as const)('%j with %i', (given, status, expected) => {
    const whole = { ...answer, ...given }
    expect(readRefusal(whole, status)).toEqual({ ...expected, message: whole.message })
  })
})
