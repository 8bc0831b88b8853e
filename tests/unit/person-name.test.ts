import { isName } from '@maveshi/shared/access/person-name'
import { readRefusal } from '@maveshi/shared/refusal/read'
import { expect, test } from 'vitest'
import { nameProblem } from '../../storefront/src/islands/account/name-problem.ts'
import { problemSentences } from '../../storefront/src/islands/account/problems.ts'
import { BAD_NAMES, GOOD_NAMES } from '../support/names.ts'

test.each(GOOD_NAMES)('“%s” is a name', (name) => expect(isName(name)).toBe(true))

test.each(BAD_NAMES)('%j is none', (name) => expect(isName(name)).toBe(false))

test('the forms say it beside the name, by their own check or by the database', () => {
  const t = (key: string) => key
  expect(['', 'Maveshi', 'Asha'].map((name) => nameProblem(name, t))).toEqual([
    'register:errors.nameRequired',
    'login:errors.name_unfit',
    undefined,
  ])
  expect(problemSentences(readRefusal({ code: 'PT422', details: 'name', message: '' }, 422), t)).toEqual({
    name: 'login:errors.name_unfit',
  })
})
