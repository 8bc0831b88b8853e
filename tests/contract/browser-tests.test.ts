import { describe, expect, test } from 'vitest'
import { filesUnder } from '../support/repository.ts'

/** What a browser test may not say, since it passes on a quiet machine alone; and what it says instead. */
const RULES: Readonly<Record<string, RegExp>> = {
  'a sleep: wait for what a person sees': /\.waitForTimeout\(/,
  'a quiet network, which says nothing: wait for what comes (support/visits.ts)': /networkidle/,
  'a forced press: wait until it can be pressed': /(?<!recursive: true, )force: true/,
  'a time limit that a slowed browser does not keep: `setTimeLimit`': /\btest\.setTimeout\(/,
  'another try': /\bretries\b|--retries/,
  'a clean-up that a test whose time runs out does not come to: `afterwards`': /\}\s*finally\b/,
  'a look that does not wait: `await expect(…)`, or `expect.poll`':
    /expect(?:\.soft)?\(\s*!?\(?await [^\n]*\.(?:isVisible|isHidden|isEnabled|isDisabled|isChecked|isEditable|count)\(/,
  'a wait that begins when it may have come already: begin it before, and await it after':
    /await [\w.]+\.waitFor(?:Request|Response|Event)\(/,
  'a route that an open page may go past: `intercept`': /\.route\(/,
  'an address that two tests may have at one moment: it has the number of the process':
    /`(?![^`]*process\.pid)[^`@]*\$\{Date\.now\(\)\}@/,
}

const brokenBy = (line: string): string[] =>
  Object.entries(RULES)
    .filter(([, rule]) => rule.test(line))
    .map(([name]) => name)

/** Lines of code, each with its place; comments may name what is not done. */
const linesOf = (text: string) => text.split('\n').map((line) => line.replace(/^\s*(?:\/\*\*|\*|\/\/).*$/, ''))

describe('browser tests pass on a busy machine', () => {
  test.each([
    'await page.waitForTimeout(500)',
    "await page.goto(path, { waitUntil: 'networkidle' })",
    'await button.click({ force: true })',
    'test.describe.configure({ retries: 1 })',
    '} finally {',
    'test.setTimeout(300_000)',
    "expect(await page.getByRole('dialog').isVisible()).toBe(true)",
    'expect(await rows.count()).toBe(3)',
    'const answer = await page.waitForResponse(url)',
    "await page.route('**/rest/v1/listings', answer)",
    'fill(`urdu-\u0024{Date.now()}@example.in`)',
  ])('%s is found', (line) => expect(brokenBy(line)).toHaveLength(1))

  test.each([
    'const answer = page.waitForResponse(url)',
    'await expect(rows).toHaveCount(3)',
    "await intercept(page, '**/rest/v1/listings', answer)",
    'fill(`urdu-\u0024{process.pid}-\u0024{Date.now()}@example.in`)',
    'await other.stop().finally(remove)',
  ])('%s is not', (line) => expect(brokenBy(line)).toEqual([]))

  test('of all that there are', () => {
    const specs = filesUnder('tests/e2e', ['.spec.ts'])
    expect(specs.length).toBeGreaterThan(50)
    const found = specs.flatMap(({ path, read }) =>
      linesOf(read()).flatMap((line, index) => brokenBy(line).map((name) => `${path}:${index + 1}: ${name}`)),
    )
    expect(found).toEqual([])
  })
})
