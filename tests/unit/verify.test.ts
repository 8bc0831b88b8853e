import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '@maveshi/supabase/local/environment'
import { afterAll, describe, expect, test } from 'vitest'
import { readChoice } from '../../commands/verify/choice.ts'
import { NO_COUNTS, readReport } from '../../commands/verify/report.ts'
import type { Result } from '../../commands/verify/run.ts'
import { STEPS, stepsOf } from '../../commands/verify/steps.ts'
import { summary } from '../../commands/verify/table.ts'

describe('what is run', () => {
  test('is everything where nothing is said', () => {
    expect(stepsOf(readChoice([]))).toEqual(STEPS)
  })

  test.each([
    ['lint', ['format and lint', 'types', 'types of the storefront']],
    ['rules', ['rules']],
    ['database', ['PGlite, second half', 'PGlite, first half', 'PostgreSQL, second half', 'PostgreSQL, first half']],
    ['browser', ['builds', 'browser']],
  ])('is the part %s alone where it is named', (part, names) => {
    expect(stepsOf(readChoice([part])).map(({ name }) => name)).toEqual(names)
  })

  test('is narrowed to files and to a name', () => {
    expect(readChoice(['rules', 'tests/unit/csv.test.ts', 'unit/title', 'a', 'cell'])).toEqual({
      part: 'rules',
      files: ['unit/csv.test.ts', 'unit/title'],
      name: 'a cell',
    })
    expect(readChoice(['browser', 'e2e/toast.spec.ts:12']).files).toEqual(['e2e/toast.spec.ts:12'])
  })

  test('is cut into halves for two cores, unless files are named', async () => {
    const shardsOf = async (...words: string[]) => {
      const choice = readChoice(['database', ...words])
      const programs = await Promise.all(stepsOf(choice).map((step) => step.program('report.json', choice)))
      return programs.map(({ args }) => args.find((argument) => argument.startsWith('--shard')))
    }
    const halves = ['--shard=2/2', '--shard=1/2', '--shard=2/2', '--shard=1/2']
    expect(await shardsOf()).toEqual(halves)
    expect(await shardsOf('what is told')).toEqual(halves)
    expect(await shardsOf('database/places.test.ts')).toEqual([undefined, undefined])
  })

  test.each([['everything'], ['e2e/toast.spec.ts'], ['lint', 'biome.json']])(
    'is explained where %s names no part',
    (...words) => {
      expect(() => readChoice(words)).toThrow('npm test -- browser')
    },
  )

  test.each(['rules', 'database'])('hands files and names of %s to its runner', async (part) => {
    for (const step of stepsOf({ part: part as 'rules', files: [] })) {
      const { args } = await step.program('report.json', readChoice([part, 'a.test.ts', 'what (is) told']))
      expect(args).toEqual(expect.arrayContaining(['a.test.ts', '--testNamePattern=what \\(is\\) told']))
    }
  })
})

describe('a report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maveshi-reports-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const written = (report: object) => {
    const file = join(folder, 'report.json')
    writeFileSync(file, JSON.stringify(report))
    return file
  }

  test('names the failed tests of Vitest, and files that could not be loaded', () => {
    const file = written({
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 0,
      testResults: [
        {
          name: join(ROOT, 'tests/unit/csv.test.ts'),
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'a cell is read' },
            { status: 'failed', fullName: 'a cell is written' },
          ],
        },
        { name: join(ROOT, 'tests/unit/title.test.ts'), status: 'failed', assertionResults: [] },
      ],
    })
    expect(readReport('vitest', file)).toEqual({
      counts: { passed: 3, failed: 1, skipped: 2 },
      failures: [
        { file: 'unit/csv.test.ts', name: 'a cell is written' },
        { file: 'unit/title.test.ts', name: '' },
      ],
    })
  })

  test('names the failed tests of Playwright with their pictures, in groups too', () => {
    const spec = (title: string, ok: boolean, attachments: object[] = []) => ({
      title,
      ok,
      file: 'toast.spec.ts',
      line: 12,
      tests: [{ results: [{ attachments }] }],
    })
    const file = written({
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        {
          specs: [spec('a toast goes by itself', true)],
          suites: [
            { specs: [spec('a toast stays', false, [{ name: 'trace' }, { name: 'screenshot', path: '/shown.png' }])] },
          ],
        },
      ],
    })
    expect(readReport('playwright', file)).toEqual({
      counts: { passed: 1, failed: 2, skipped: 0 },
      failures: [{ file: 'e2e/toast.spec.ts:12', name: 'a toast stays', picture: '/shown.png' }],
    })
  })

  test('that was never written counts nothing', () => {
    expect(readReport('vitest', join(folder, 'none.json'))).toEqual({ counts: NO_COUNTS, failures: [] })
  })
})

test('a failure tells in one line which test it was, where its picture is and how to run it alone', () => {
  const result: Result = {
    name: 'browser',
    part: 'browser',
    code: 1,
    milliseconds: 2000,
    counts: { passed: 7, failed: 1, skipped: 0 },
    failures: [{ file: 'e2e/toast.spec.ts:12', name: "a seller's toast", picture: join(process.cwd(), 'shown.png') }],
  }
  const lines = summary([result]).split('\n')
  expect(lines).toContain(
    "✘ e2e/toast.spec.ts:12  a seller's toast  picture: shown.png  alone: npm test -- browser e2e/toast.spec.ts 'a seller'\\''s toast'",
  )
  expect(lines.at(-1)).toBe('7 passed, 1 failed')
})
