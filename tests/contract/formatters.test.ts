import { expect, test } from 'vitest'
import { filesUnder } from '../support/repository.ts'

/** One that is made where a text is written, again for each text. What a file makes once stands at its left margin. */
const MADE_AGAIN = /^[ \t]+.*\bnew Intl\.(?:DateTime|Number|RelativeTime)Format|^[ \t]+.*\bnew Intl\.DisplayNames/m

test('formatters of dates, numbers and names are made once, by the locale’s own function', () => {
  const found = ['shared/src', 'storefront/src', 'storefront/server', 'backoffice/src']
    .flatMap((part) => filesUnder(part, ['.ts', '.tsx', '.astro']))
    .filter((file) => MADE_AGAIN.test(file.read()))
    .map(({ path }) => path)
  expect(found).toEqual([])
})

test.each([
  ["function written(day: Date) {\n  return new Intl.DateTimeFormat('hi').format(day)\n}", true],
  ["const DAYS = new Intl.DateTimeFormat('hi')", false],
  ["  return formatter(Intl.DateTimeFormat, 'hi', {}).format(day)", false],
])('what is made again is seen: %j', (source, isFound) => {
  expect(MADE_AGAIN.test(source)).toBe(isFound)
})
