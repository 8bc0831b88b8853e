import { goalShare } from '@maveshi/shared/goals'
import { expect, test } from 'vitest'
import { isAllowed } from '../../backoffice/src/screens/settings/number-settings.ts'

test.each([
  ['none', 0, 0],
  ['a part', 12, 0.24],
  ['all', 50, 1],
  ['more than was wanted', 400, 1],
])('%s of a goal is reached, and never more than all', (_what, number, share) => {
  expect(goalShare('listings', number, 50)).toBe(share)
})

test.each([
  ['at once', 0, 1],
  ['within the goal', 5, 1],
  ['twice as long', 10, 0.5],
  ['four times as long', 20, 0.25],
  ['nothing yet', null, 0],
])('where less is better, %s is its share', (_what, hours, share) => {
  expect(goalShare('approval_hours', hours, 5)).toBe(share)
})

test.each([
  ['an empty goal', '', true],
  ['a number', '50', true],
  ['words', 'many', false],
  ['a part of one', '2.5', false],
])('%s is taken as a goal: %s, %s', (_what, typed, isSaved) => {
  expect(isAllowed('goal_listings', typed)).toBe(isSaved)
})
